import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { engineFile } from '../../settings/engine-files.ts';
import { landscapeDigest } from './landscape-digest.ts';

it('the modules that draw landscapes import nothing from elsewhere that may change a landscape', () => {
  const folder = dirname(engineFile('./src/ui/pictures/drawLandscape.ts'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const imported = files.flatMap((file) => {
    const depth = file.split(/[\\/]/).length;
    const outside = new RegExp(`from '((?:\\.\\./){${depth},}[^']*|[^.'][^']*)'`, 'g');
    return [...readFileSync(join(folder, file), 'utf8').matchAll(outside)].map(([, name]) => name);
  });
  expect(files.length).toBeGreaterThan(20);
  expect([...new Set(imported)].toSorted()).toEqual(['react', 'react-dom/server']);
  expect(landscapeDigest()).toMatch(/^[\da-f]{64}$/);
});
