import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../../tests/small-site.ts';
import { declaredProperties, newProperties } from './properties.ts';

it.each([
  ['that the component names', 'export declare function A({ b, c: d, e }: F): G;', ['b', 'c', 'e']],
  [
    'of an interface',
    "interface P extends Q, Pick<R, 's' | 't'> { u: string; v?: { w: 1 } }\ninterface Q { x(): 1 }\nexport declare function A(props: P): G;",
    ['x', 's', 't', 'u', 'v'],
  ],
  ['of a type', 'type P = Q & { b: 1 };\nexport declare function A(props: P): G;', ['b']],
  ['of no other component', 'export declare function B({ b }: F): G;', []],
])('the properties %s are found in declarations', (_, declarations, names) => {
  expect(declaredProperties('A', declarations)).toEqual(names);
});

it('properties are new if the declarations of the earlier engine have the component without them', async () => {
  const root = await makeFolder();
  const exports = { './components/A': './src/A.jsx', './components/B': './src/B.jsx' };
  const manifest = JSON.stringify({ exports: { ...exports, './settings': './src/define.js' } });
  await writeFiles(root, {
    'before/package.json': manifest,
    'before/src/A.d.ts': 'export declare function A({ b }: P): G;',
    'after/package.json': manifest,
    'after/src/A.d.ts': 'export declare function A({ b, c, d }: P): G;',
    'after/src/B.d.ts': 'export declare function B({ b }: P): G;',
  });
  expect(newProperties(join(root, 'before'), join(root, 'after'))).toEqual({ A: ['c', 'd'] });
});
