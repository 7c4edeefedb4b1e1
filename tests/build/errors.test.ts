import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Copy, copySite } from './copy.ts';
import { exampleOf } from './guide.ts';

const ARTICLE = 'content/articles/the-half-read-page.md';
const GUIDE = 'content/articles/guide-1.md';
const TWIN = 'content/articles/2026/The-Half-Read-Page.md';
const LAST_GUIDE = 'content/articles/guide-3.md';
const HABIT = 'content/articles/a-habit-for-your-worst-day.md';
const STORY = 'content/stories/the-gate.md';

describe('a build', () => {
  let copy: Copy;
  beforeEach(async () => {
    copy = await copySite();
  });
  afterEach(() => copy.remove());

  it('reports every problem in every folder at once, each with its file and line', async () => {
    await copy.write(TWIN, await copy.read(ARTICLE));
    await copy.edit(ARTICLE, 'kind: essay', 'kind: poem\ncolour: blue');
    await copy.edit(ARTICLE, 'topics: [attention', 'topics: [weather');
    await copy.edit(ARTICLE, '## What stays behind', '## What {Produkt} stays');
    await copy.edit(GUIDE, 'date: 2026-05-04', 'date: soon\naliases: [guide-1, guide-2, "a b"]');
    await copy.edit(GUIDE, '](/resources)', '](/blog/nowhere) ![](/favicon.svg)');
    await copy.edit(STORY, 'role:', 'rolle:');
    await copy.edit(HABIT, '\n## ', '\n::film{youtube=x}\n\n## ');
    await copy.edit(
      'content/topics/rest.md',
      'Stopping is',
      '[Stopping](/blog/guide-2#nowhere) is',
    );
    await copy.edit('content/pages/about.md', '---\n', '---\ndraft: [\n');
    await copy.edit('site.config.ts', "href: '/blog/guide-1'", "href: '/blog/guide-9'");
    await copy.edit('site.config.ts', "author: 'editors'", "author: 'nobody'");
    await copy.edit('content/articles/guide-2.md', 'guide: 2', 'guide: 1');
    await copy.edit(LAST_GUIDE, 'kind: guide', 'kind: guide\nauthor: nobody');
    await copy.write('content/articles/notes.markdown', '');
    // A named pipe, on which a build would wait forever for a writer.
    execFileSync('mkfifo', [join(copy.root, 'public/pipe')]);

    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(output).toContain('21 problems in the content or the settings:');
    expect(output).toContain('2 warnings in the content or the settings:');
    expect(problemsIn(output)).toEqual([
      `${HABIT}:22: expected one of :::note, :::quote, :::pull, :::gallery, ::video, ::audio, ::button, ::file (did you mean "::file"?); found ::film`,
      `${GUIDE}:5: date: expected a date, such as 2026-06-14; found "soon"`,
      `${GUIDE}:6: aliases.2: expected an old name such as "first-light", or an old address from its first slash, such as "/2019/first-light.html" or "/?p=12"; found "a b"`,
      `${GUIDE}:6: aliases.0: expected an address that no other page or file has; found "/blog/guide-1", the address of this page itself`,
      `${GUIDE}:6: aliases.1: expected an address that no other page or file has; found "/blog/guide-2", the address of an existing page or file`,
      `${GUIDE}:70: expected alternative text that describes the picture, or "decorative" if it is decorative; found no alternative text for /favicon.svg`,
      `${GUIDE}:70: expected a picture file next to the Markdown file, such as ./harbour.jpg; found /favicon.svg`,
      `${GUIDE}:70: expected a link to a page or file of this site; found /blog/nowhere`,
      `content/articles/guide-2.md:8: guide: expected a position among the guides that no other content file has; found 1, which ${GUIDE} also has`,
      `${LAST_GUIDE}:8: author: expected one of editors; found "nobody"`,
      'content/articles/notes.markdown: expected a Markdown file whose name ends in .md; found .markdown',
      `${ARTICLE}:1: expected a name that no other content file has; found "the-half-read-page", which is also the name of ${TWIN} (/blog/the-half-read-page)`,
      `${ARTICLE}:5: topics.0: expected one of attention, connection, emotions, habits, rest; found "weather"`,
      `${ARTICLE}:6: kind: expected one of essay, practice, guide, feature, explainer, question, reading-list, case-study; found "poem"`,
      `${ARTICLE}:7: colour: expected one of the fields title, subtitle, summary, date, about, updated, reviewed, review, corrections, author, draft, topics, keywords, kind, exercise, aliases, translationOf, guide, series, leads, frontPage, sensitive, discussion, sponsor, cover, coverAlt, sources; found "blue"`,
      'content/pages/about.md:2: expected a list that ends with ]; found draft: [',
      `${STORY}:3: rolle: expected one of the fields (did you mean "role"?): name, role, quote, date, featured, sample; found "Carer for her mother"`,
      'content/topics/rest.md:8: expected an anchor of content/articles/guide-2.md; found /blog/guide-2#nowhere',
      expect.stringContaining('public/pipe: expected a file or a folder; found a named pipe'),
      'site.config.ts:50: blog.author: expected one of editors; found "nobody"',
      'site.config.ts:79: creatives.0.href: expected a link to a page or file of this site (did you mean "/blog/guide-1"?); found /blog/guide-9',
      `${LAST_GUIDE}:9: guide: expected guide 2 among the articles; found guide 3 without it`,
      `${ARTICLE}:26: expected the token {Product}; found {Produkt}`,
    ]);
    expect((await copy.run(['deploy', '/nowhere'])).output).toContain('No build found');
  });

  it('checks of wrong settings leave no text with the words of a blank site for the next build', async () => {
    await copy.edit('site.config.ts', "language: 'en-GB'", "language: 'de'");
    await copy.edit(ARTICLE, '\n## ', '\nDer "erste" Satz.[^1]\n\n[^1]: Am Rand.\n\n## ');
    await copy.edit('site.config.ts', 'donation: {', 'donatoin: {}, donation: {');
    expect(await copy.run(['check'])).toMatchObject({ succeeded: false });
    await copy.edit('site.config.ts', 'donatoin: {}, ', '');
    expect(await copy.run(['check'])).toMatchObject({ succeeded: true });
    const files = (await copy.list('.cache/texts')).map((file) => `.cache/texts/${file}`);
    const texts = await Promise.all(files.map((file) => copy.read(file)));
    const text = texts.find((each) => /^<.*erste. Satz/s.test(each));
    expect(text).toContain('Der „erste“ Satz.');
    expect(text).toMatch(/data-footnote-backref[^>]*>Zurück</);
  });

  it('reports a file of public/ at the address of a file that the engine renders', async () => {
    await copy.write('public/rss.xml', '<rss/>');
    await copy.write('public/topics/rest/feed.json/index.html', '');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    const expected =
      'expected another name or folder, because a site has one file at each address; found';
    expect(problemsIn(output)).toEqual([
      `public/rss.xml: ${expected} /rss.xml, the address of a page or file that the build makes`,
      `public/topics/rest/feed.json/index.html: ${expected} /topics/rest/feed.json, the address of a page or file that the build makes`,
    ]);
  });

  it('reports wrong fields and networks in the settings together with problems of the other settings and of texts', async () => {
    await copy.edit('site.config.ts', "noun: 'Mindfulness'", "noun: ''");
    await copy.edit('site.config.ts', "path: '/about'", "path: '/about/'");
    const network = exampleOf('elements')
      .replace('728x90', '728x900')
      .replace('needsConsent: true', 'needsConsent: false');
    await copy.edit('site.config.ts', '  contact: {', `${network}  contact: {`);
    await copy.edit('content/path/4-three-kinds-of-sound.md', 'article: a-walk', 'article: a-run');
    const change = 'updated: 2020-01-01\nseries: { name: Tides, part: 1 }';
    await copy.edit(GUIDE, 'kind: guide', `kind: guide\n${change}`);
    await copy.edit('site.config.ts', "href: '/blog/guide-1'", "href: '/blog/guide-9'");
    await copy.edit(STORY, 'role:', 'rolle:');
    const { succeeded, output } = await copy.build();
    expect(succeeded).toBe(false);
    expect(problemsIn(output)).toEqual([
      `${GUIDE}:8: updated: expected a date that is not before the date of the article; found 2020-01-01`,
      `${GUIDE}:9: series: expected no series, because the guides are already a series; found {"name":"Tides","part":1}`,
      expect.stringMatching(
        /^content\/path\/4-three-kinds-of-sound\.md:4: article: expected one of a-habit-.*; found "a-run-without-headphones"/,
      ),
      `${STORY}:3: rolle: expected one of the fields (did you mean "role"?): name, role, quote, date, featured, sample; found "Carer for her mother"`,
      'site.config.ts:12: noun: expected a noun as written in titles, such as "Yoga"; found ""',
      'site.config.ts:23: navigation.1.path: expected a path on this site in lower case without a trailing slash, such as "/about" (did you mean "/about"?); found "/about/"',
      'site.config.ts:79: creatives.0.href: expected a link to a page or file of this site (did you mean "/blog/guide-1"?); found /blog/guide-9',
      expect.stringMatching(
        /^site\.config\.ts:\d+: networks\.0\.needsConsent: expected true, because the network sets cookies; found false$/,
      ),
      expect.stringMatching(
        /^site\.config\.ts:\d+: networks\.0\.slots\.home\.after-hero\.sizes\.0: expected at most 250 pixels high; found "728x900"$/,
      ),
    ]);
    expect(await copy.list('.')).not.toContain('dist/policy.json');
  });
});

/** Returns the lines of a build's output that report a problem. */
function problemsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /: expected .*; found /.test(line))
    .map((line) => line.trim());
}
