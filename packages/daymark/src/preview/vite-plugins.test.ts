import { expect, it } from 'vitest';
import { barInClient } from './vite-plugins.ts';

it.each([
  ['/engine/bar.ts', '/@fs/engine/bar.ts'],
  ['C:\\engine\\bar.ts', '/@fs/C:/engine/bar.ts'],
])('the client of Vite imports the bar in %s from %s', (path, url) => {
  const { handler } = Object(barInClient(path).transform);
  expect(handler('connect();')).toBe(`connect();\nimport("${url}");`);
});
