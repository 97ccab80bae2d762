import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
	{ ignores: ['build*/', '.svelte-kit/', 'test-results/', 'coverage/', 'static/'] },
	...ts.configs.strictTypeChecked,
	...svelte.configs.recommended,
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: true,
				extraFileExtensions: ['.svelte'],
				tsconfigRootDir: import.meta.dirname
			}
		},
		rules: {
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
			'@typescript-eslint/no-unnecessary-condition': 'error',
			// A number in a template is what templates are for.
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			// Arrow handlers that return what they call are how Svelte events are written.
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			'max-params': ['error', 3]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	}
);
