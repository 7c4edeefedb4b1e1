import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { numberedName, SEGMENTS } from './addresses.ts';

/** The modules that name routes, which are no addresses, or examples for owners. */
const ROUTES = [
  'content/checks/site-pages.ts',
  'content/schemas.ts',
  'content/static-pages/names.ts',
  'content/translations.ts',
];

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

it('no other module writes the address of a page', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync(
    '{ads,browser,consent,content,machines,pages,site,ui}/**/*.{ts,tsx,astro}',
    {
      cwd: root,
      exclude: ['**/*.test.*', ...ROUTES],
    },
  );
  const written = new RegExp(`["'\`]/(?:${SEGMENTS.join('|')})(?=["'\`#?/])|href="/`, 'g');
  const found = files.flatMap((file) => {
    const code = readFileSync(root + file, 'utf8').replace(COMMENT, '');
    return [...code.matchAll(written)].map(([address]) => `${file}: ${address}`);
  });
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
});

it.each(['five-breaths', 'fünf-atemzüge', '呼吸', 'नमस्ते'])(
  'numberedName splits the name of a step in any script: %s',
  (name) => {
    expect(numberedName(`12-${name}`)).toEqual({ number: 12, name });
    expect(numberedName(name)).toBeUndefined();
  },
);
