import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Copy, copyProject } from './copy.ts';

const ARTICLE = 'content/articles/the-half-read-page.md';
const SECONDS = 1000;

describe('a build', { timeout: 90 * SECONDS }, () => {
  let copy: Copy;
  beforeEach(async () => {
    copy = await copyProject();
  });
  afterEach(() => copy.remove());

  it('names every wrong field of every text of a folder, each with its file', async () => {
    await copy.edit(ARTICLE, 'kind: essay', 'kind: poem\ncolour: blue');
    await copy.edit('content/articles/guide-1.md', 'date: 2026-05-04', 'date: soon');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toContain(`${ARTICLE} has 2 wrong fields:
  kind
    expected: one of essay, practice, guide
    received: "poem"
  colour
    expected: no such field
    received: "blue"`);
    expect(output).toContain(`content/articles/guide-1.md has 1 wrong field:
  date
    expected: a day, such as 2026-06-14
    received: "soon"`);
  });

  it('names file and line of a brace token that nothing fills', async () => {
    await copy.edit(ARTICLE, '## What stays behind', '## What {Produkt} stays');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toMatch(
      new RegExp(`${ARTICLE}:\\d+: expected no brace tokens but .*; found \\{Produkt\\}`),
    );
  });

  it('names the file of an article on a topic that is not there', async () => {
    await copy.edit(ARTICLE, 'topics: [attention', 'topics: [weather');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toContain(
      `${ARTICLE}: topics: expected one of attention, habits, rest, emotions, connection; found weather`,
    );
  });

  it('names the file of a step with an article that is not there', async () => {
    await copy.edit('content/path/4-three-kinds-of-sound.md', 'article: a-walk', 'article: a-run');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toContain(
      'content/path/4-three-kinds-of-sound.md: article: expected the name of a file in content/articles; found a-run-without-headphones',
    );
  });

  it('names every wrong field of the settings', async () => {
    await copy.edit('site.config.ts', "noun: 'Mindfulness'", "noun: ''");
    await copy.edit('site.config.ts', "path: '/about'", "path: '/about/'");
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toMatch(/site\.config\.ts has 2 wrong fields:\n {2}noun\n {4}expected: /);
  });
});
