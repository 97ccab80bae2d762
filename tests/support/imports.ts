import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

export interface Import {
	readonly specifier: string;
	/** Gone after compiling: only types are taken. */
	readonly isType: boolean;
}

export interface SourceFile {
	/** From `src`, with slashes. */
	readonly path: string;
	readonly text: string;
}

/** Every source file below a folder. */
export function sourceFiles(folder: string): readonly SourceFile[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.(ts|js|svelte)$/.test(name))
		.toSorted()
		.map((name) => ({
			path: relative(folder, join(folder, name)).split(sep).join('/'),
			text: readFileSync(join(folder, name), 'utf8')
		}));
}

/** Every import of a file: static, dynamic, of types, by glob, and by the address of a worker. */
export function importsOf({ path, text }: SourceFile): readonly Import[] {
	if (!path.endsWith('.svelte')) return importsInCode(text);
	const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
	const markup = text.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
	return [
		...scripts.flatMap(([, code = '']) => importsInCode(code)),
		...[...markup.matchAll(/import\(\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => ({
			specifier,
			isType: false
		}))
	];
}

function importsInCode(code: string): readonly Import[] {
	const file = ts.createSourceFile('source.ts', code, ts.ScriptTarget.Latest, true);
	const found: Import[] = [];
	const visit = (node: ts.Node): void => {
		for (const { text } of specifiersOf(node))
			found.push({ specifier: text, isType: isType(node) });
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found;
}

function specifiersOf(node: ts.Node): readonly ts.StringLiteralLike[] {
	if (ts.isImportDeclaration(node)) return literals([node.moduleSpecifier]);
	if (ts.isExportDeclaration(node)) return literals([node.moduleSpecifier]);
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
		return literals([node.argument.literal]);
	if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
		return literals(node.arguments);
	if (ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob')
		return literals(node.arguments);
	if (ts.isNewExpression(node) && node.arguments?.[1]?.getText() === 'import.meta.url')
		return literals(node.arguments);
	return [];
}

function literals(nodes: readonly (ts.Node | undefined)[]): readonly ts.StringLiteralLike[] {
	return nodes.flatMap((node) => {
		if (node === undefined) return [];
		if (ts.isArrayLiteralExpression(node)) return literals(node.elements);
		return ts.isStringLiteralLike(node) ? [node] : [];
	});
}

function isType(node: ts.Node): boolean {
	if (ts.isImportTypeNode(node)) return true;
	if (ts.isExportDeclaration(node)) return node.isTypeOnly;
	if (!ts.isImportDeclaration(node) || node.importClause === undefined) return false;
	const { phaseModifier, name, namedBindings } = node.importClause;
	if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	return (
		name === undefined &&
		namedBindings !== undefined &&
		ts.isNamedImports(namedBindings) &&
		namedBindings.elements.every((element) => element.isTypeOnly)
	);
}
