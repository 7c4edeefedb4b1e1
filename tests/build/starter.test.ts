import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copySite } from './copy.ts';

/*
 * Tests of tests/fixtures/starter-0.1.0, the folder that `create-daymark` 0.1.0 wrote. Never change
 * that folder: every later engine must build it.
 */

let copy: Copy;
beforeAll(async () => {
  copy = await copySite('tests/fixtures/starter-0.1.0');
});
afterAll(() => copy.remove());

/** Returns the headings of a page. */
const headings = async (file: string) =>
  [...(await copy.read(`dist/site/${file}`)).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);

describe('daymark new and daymark check', () => {
  it('write a new article, find no problem in it, and print the remarks before launch', async () => {
    expect((await copy.run(['new', 'article', 'The second minute'])).output).toBe(
      'Wrote content/articles/the-second-minute.md\n',
    );
    const { succeeded, output } = await copy.run(['check']);
    expect(succeeded).toBe(true);
    expect(output).toMatch(/^\d+ remarks before launch, on what visitors should not meet:\n {2}/);
    expect(output).toContain('The settings and the content have no problems.');
  });

  it('report problems with file and line, and fail', async () => {
    const story = 'content/stories/the-second-kettle.md';
    await copy.edit(story, 'date: 2026-11-02', 'date: soon');
    const { succeeded, output } = await copy.run(['check']);
    await copy.edit(story, 'date: soon', 'date: 2026-11-02');
    expect(succeeded).toBe(false);
    expect(output).toContain(`${story}:5: date: expected a date, such as 2026-06-14; found "soon"`);
  });
});

describe('a site with one article and one story', () => {
  it('builds without a warning, and with --verbose prints all messages of Astro', async () => {
    const { succeeded, output } = await copy.run(['build', '--verbose']);
    expect(succeeded).toBe(true);
    expect(output).toMatch(/^Warnings +none$/m);
    expect(output).toContain('├─ /about.html');
    expect(output).toContain('Complete!');
  });

  it('leaves out sections without content', async () => {
    expect(await headings('index.html')).toEqual([
      'Newest Articles',
      'Community Stories',
      'Quick Links',
      'Legal',
    ]);
    expect(await headings('resources.html')).toEqual(['The library', 'Quick Links', 'Legal']);
    expect(await headings('sitemap.html')).not.toContain('The path');
  });

  it('repeats the warnings of the last build if nothing has changed', async () => {
    await copy.write('public/about.html', '<!doctype html><title>About</title>');
    const warning = 'public/about.html: replaces the file of the same name that the engine makes';
    const first = await copy.build();
    expect(first.output).toContain(warning);
    expect(first.output).toContain('The site is built in dist.');
    const second = await copy.build();
    expect(second.output).toContain(`1 warning:\n  ${warning}\n`);
    expect(second.output).toMatch(/^Warnings +1$/m);
    expect(second.output).toContain('Nothing has changed since the last build in dist.');
  });
});
