import { relative } from 'node:path';
import ts from 'typescript';
import { withCompiledReferences } from './compile.ts';

/**
 * Returns the type declarations of modules and of all modules that they import.
 * @param files the paths of the modules
 * @param root the folder that the returned paths are relative to
 * @throws if a module has type errors
 */
export function declarationsOf(files: readonly string[], root: string): Map<string, string> {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    // Components import style sheets, for which there are no types.
    noUncheckedSideEffectImports: false,
    types: ['node'],
  });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0)
    throw new Error(ts.formatDiagnostics(problems, ts.createCompilerHost({})));
  const declarations = new Map<string, string>();
  program.emit(undefined, (path, text) => {
    // Style sheets have no types, and TypeScript reports their imports to users of the package.
    const typed = text.replace(/^import '[^']+\.css';\n/gm, '');
    declarations.set(relative(root, path), withCompiledReferences(typed));
  });
  return declarations;
}
