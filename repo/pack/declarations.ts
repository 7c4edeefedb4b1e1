import { relative } from 'node:path';
import ts from 'typescript';
import { withCompiledReferences } from './compile.ts';

/**
 * Returns the type declarations of a module and of all modules that it imports.
 * @param file the path of the module
 * @param root the folder that the returned paths are relative to
 * @throws if the module has type errors
 */
export function declarationsOf(file: string, root: string): Map<string, string> {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0)
    throw new Error(ts.formatDiagnostics(problems, ts.createCompilerHost({})));
  const declarations = new Map<string, string>();
  program.emit(undefined, (path, text) =>
    declarations.set(relative(root, path), withCompiledReferences(text)),
  );
  return declarations;
}
