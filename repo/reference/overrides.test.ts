import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import manifest from '../../packages/daymark/package.json' with { type: 'json' };
import { writeTypes } from './types.ts';

const EXPORT = './components/';

/** The files of the components that owners may replace, by the names of the components. */
const components = new Map(
  Object.entries(manifest.exports).flatMap(([name, file]): [string, string][] =>
    name.startsWith(EXPORT) ? [[name.slice(EXPORT.length), resolve('packages/daymark', file)]] : [],
  ),
);

await writeTypes();
const program = ts.createProgram([...components.values()], {
  module: ts.ModuleKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();

/** Returns the names of the properties of a component. */
function propertiesOf(name: string, file: string): string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const component = module && checker.tryGetMemberInModuleExports(name, module);
  const [signature] = component ? checker.getTypeOfSymbol(component).getCallSignatures() : [];
  const [props] = signature?.parameters ?? [];
  return props
    ? checker.getPropertiesOfType(checker.getTypeOfSymbol(props)).map((p) => p.name)
    : [];
}

const [, table = ''] = readFileSync('docs/extending.md', 'utf8').split('\n## Overrides\n');
const rows = [...table.matchAll(/^\| `(\w+)\.tsx` \|.*\| (.*) \|$/gm)];

it('docs/extending.md lists every component that owners may replace', () => {
  expect(rows.map(([, name]) => name).toSorted()).toEqual([...components.keys()].toSorted());
});

it.each([...components])('docs/extending.md lists the properties of %s', (name, file) => {
  const [, , cell = ''] = rows.find(([, component]) => component === name) ?? [];
  const listed = [...cell.matchAll(/`(\w+)`/g)].map(([, property]) => property);
  const properties = propertiesOf(name, file);
  expect(properties.length).toBeGreaterThan(1);
  expect(listed.toSorted()).toEqual(properties.toSorted());
});
