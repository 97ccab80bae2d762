import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
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
			// Taking a field out of an object leaves its name behind.
			'@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
			// A number in a template is what templates are for.
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			// Arrow handlers that return what they call are how Svelte events are written.
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			'max-params': ['error', 3]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
		rules: {
			// Data is replaced, never changed in place ($state.raw), so plain maps and sets are right.
			'svelte/prefer-svelte-reactivity': 'off',
			// Every address is made in shell/addresses.ts, and resolved there.
			'svelte/no-navigation-without-resolve': 'off'
		}
	},
	{
		files: ['**/*.svelte', 'src/routes/**/*.ts'],
		rules: {
			// The linter takes other components and Kit's generated types for any; svelte-check has them.
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off'
		}
	}
);
