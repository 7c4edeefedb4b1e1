import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Copy, copyProject } from './copy.ts';

const ARTICLE = 'content/articles/the-half-read-page.md';
const GUIDE = 'content/articles/guide-1.md';
const TWIN = 'content/articles/2026/The-Half-Read-Page.md';
const STORY = 'content/stories/the-gate.md';
const SECONDS = 1000;

describe('a build', { timeout: 90 * SECONDS }, () => {
  let copy: Copy;
  beforeEach(async () => {
    copy = await copyProject();
  });
  afterEach(() => copy.remove());

  it('names every problem of every folder at once, each with its file and line', async () => {
    await copy.edit(ARTICLE, 'kind: essay', 'kind: poem\ncolour: blue');
    await copy.edit(ARTICLE, 'topics: [attention', 'topics: [weather');
    await copy.edit(ARTICLE, '## What stays behind', '## What {Produkt} stays');
    await copy.edit(GUIDE, 'date: 2026-05-04', 'date: soon\naliases: [guide-1, guide-2, "a b"]');
    await copy.edit(GUIDE, '](/resources)', '](/blog/nowhere) ![](/favicon.svg)');
    await copy.edit(STORY, 'role:', 'rolle:');
    await copy.edit(
      'content/topics/rest.md',
      'Stopping is',
      '[Stopping](/blog/guide-2#nowhere) is',
    );
    await copy.edit('content/pages/about.md', '---\n', '---\ndraft: [\n');
    await copy.edit('site.config.ts', "href: '/blog/guide-1'", "href: '/blog/guide-9'");
    await copy.write(TWIN, '---\n---\n');
    await copy.write('content/articles/notes.markdown', '');

    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    const inOrder = linesIn(output);
    expect(inOrder).toEqual([]);
  });

  it('names file and line of a link that only the finished build can judge', async () => {
    await copy.edit(GUIDE, '](/resources)', '](/blog/page/9) and [here](/about#nowhere)');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(linesIn(output)).toEqual([]);
  });

  it('names every wrong field of the settings', async () => {
    await copy.edit('site.config.ts', "noun: 'Mindfulness'", "noun: ''");
    await copy.edit('site.config.ts', "path: '/about'", "path: '/about/'");
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toMatch(/site\.config\.ts has 2 wrong fields:\n {2}noun\n {4}expected: /);
  });
});

/** The lines of a build's output that tell a problem. */
function linesIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /: expected .*; found /.test(line))
    .map((line) => line.trim());
}
