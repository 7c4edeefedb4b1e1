import { describe, expect, it } from 'vitest';
import { readAliases } from './aliases.ts';
import { formatProblem } from './problem.ts';
import { sitePages } from './site-pages.ts';
import { exampleRoutes, exampleText } from './testing.ts';

function aliasesOf(...texts: ReturnType<typeof exampleText>[]) {
  const all = [...texts, exampleText('content/pages/about.md')];
  const { redirects, problems } = readAliases(texts, sitePages(all, exampleRoutes, ['beacon.svg']));
  return { redirects, problems: problems.map(formatProblem) };
}

describe('aliases', () => {
  it('are names in the same folder, or full paths', () => {
    const dawn = exampleText('content/articles/dawn.md', 'aliases: [daybreak, /2019/dawn.html]');
    expect(aliasesOf(dawn)).toEqual({
      problems: [],
      redirects: {
        '/blog/daybreak': '/blog/dawn',
        '/2019/dawn.html': '/blog/dawn',
      },
    });
  });

  it('of a topic also redirect the topic’s feeds, if the old path had feeds', () => {
    const rest = exampleText('content/topics/rest.md', 'aliases: [pauses, /tags/rest.html]');
    expect(aliasesOf(rest)).toEqual({
      problems: [],
      redirects: {
        '/topics/pauses': '/topics/rest',
        '/topics/pauses/feed.atom': '/topics/rest/feed.atom',
        '/topics/pauses/rss.xml': '/topics/rest/rss.xml',
        '/topics/pauses/feed.json': '/topics/rest/feed.json',
        '/tags/rest.html': '/topics/rest',
      },
    });
  });

  it('of a draft create no redirects', () => {
    const dawn = exampleText('content/articles/dawn.md', 'draft: true\naliases: [daybreak]');
    expect(aliasesOf(dawn)).toEqual({ problems: [], redirects: {} });
  });

  it.each([
    ['dawn', '"/blog/dawn", the address of this page itself'],
    ['/blog/dawn.html', '"/blog/dawn.html", the address of this page itself'],
    ['dusk', '"/blog/dusk", the address of an existing page or file'],
    ['/about', '"/about", the address of an existing page or file'],
    ['/about.html', '"/about.html", the address of an existing page or file'],
    ['/index.html', '"/index.html", the address of an existing page or file'],
    ['/beacon.svg', '"/beacon.svg", the address of an existing page or file'],
    ['/blog/page/2', '"/blog/page/2", the address of an existing page or file'],
  ])('cannot be %s', (alias, found) => {
    const dawn = exampleText('content/articles/dawn.md', `title: Dawn\naliases:\n  - ${alias}`);
    const { problems, redirects } = aliasesOf(dawn, exampleText('content/articles/dusk.md'));
    expect(problems).toEqual([
      `content/articles/dawn.md:4: aliases.0: expected an address that no other page or file has; found ${found}`,
    ]);
    expect(redirects).toEqual({});
  });

  it('cannot be the same in two content files', () => {
    const dawn = exampleText('content/articles/dawn.md', 'aliases: [daybreak]');
    const dusk = exampleText('content/articles/dusk.md', 'aliases: [/blog/daybreak]');
    expect(aliasesOf(dawn, dusk).problems).toEqual([
      'content/articles/dusk.md:2: aliases.0: expected an address that no other page or file has; found "/blog/daybreak", which is also an alias in content/articles/dawn.md',
    ]);
  });
});
