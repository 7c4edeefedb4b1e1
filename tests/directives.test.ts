import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIRECTIVES } from '../packages/daymark/src/content/markdown/directives.ts';
import { COMPONENTS } from '../packages/daymark-desk/src/configuration.ts';

const all = DIRECTIVES.toSorted();

it('the desk has a button for each directive that the engine knows', () => {
  const written = COMPONENTS.map(({ toBlock }) => /^:+\w+/.exec(toBlock({}))?.[0]);
  // The button for footnotes writes no directive.
  expect(written.filter((directive) => directive !== undefined).toSorted()).toEqual(all);
});

it('the importer writes exactly the directives that the engine knows', () => {
  const texts = globSync('packages/daymark-import/fixtures/*/expected/**/*.md')
    .map((file) => readFileSync(file, 'utf8').replace(/^(`{3,})[\s\S]*?^\1/gm, ''))
    .join('\n');
  const written = [...texts.matchAll(/^[\s>]*(:{2,}[a-z]+)/gm)].map(([, directive]) => directive);
  expect([...new Set(written)].toSorted()).toEqual(all);
});
