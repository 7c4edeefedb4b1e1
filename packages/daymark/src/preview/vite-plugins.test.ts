import { expect, it } from 'vitest';
import { servedPath } from './vite-plugins.ts';

it.each([
  ['/engine/bar.ts', '/@fs/engine/bar.ts'],
  ['C:\\engine\\bar.ts', '/@fs/C:/engine/bar.ts'],
])('Vite serves the file %s at %s', (path, url) => {
  expect(servedPath(path)).toBe(url);
});
