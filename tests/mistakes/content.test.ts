import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../packages/daymark/src/content/checks/problem.ts';
import { contentMistakes } from './content.ts';
import { articleWith, checkMistake } from './small-site.ts';

describe('a mistake in a content file gets exactly its messages', () => {
  it.each(contentMistakes)('$name', async (mistake) => {
    const { problems, warnings } = await checkMistake(mistake);
    const expected = { error: problems, warning: warnings }[mistake.severity];
    const other = { error: warnings, warning: problems }[mistake.severity];
    expect(expected.map(formatProblem)).toEqual(mistake.messages);
    expect(other.map(formatProblem)).toEqual([]);
  });
});

it('the small site without mistakes gets no message', async () => {
  expect(await checkMistake({ change: {} })).toMatchObject({
    problems: [],
    warnings: [],
    unproven: [],
  });
});

it('each problem of files that languages share is reported once, on a site of three languages', async () => {
  const languages = ['', 'de', 'fr'].map((code) => ({
    code,
    language: code || 'en',
    base: code && `/${code}`,
  }));
  const change = {
    'public/media/walk.vtt': 'WEBVTT\n',
    'public/de/weg.vtt': 'WEBVTT\n',
    'public/media/bell.mp3.br': 'bell',
    'public/.hidden/caf\u{fffd}.txt': '',
    'styles.css': '',
  };
  const found: string[] = [];
  for (const { code } of languages) {
    const { problems, warnings } = await checkMistake({
      change,
      links: { 'content/articles/gone.md': 'nowhere.md', 'public/gone.txt': 'nowhere.txt' },
      place: { code, root: '', languages },
    });
    found.push(...[...problems, ...warnings].map(({ file }) => `${code} ${file}`));
  }
  expect(found.filter((each) => !/articles\/d|topics|pages/.test(each)).sort()).toEqual([
    ' content/articles/gone.md',
    ' public/.hidden/caf\u{fffd}.txt',
    ' public/gone.txt',
    ' public/media/bell.mp3.br',
    ' public/media/walk.vtt',
    ' styles.css',
    'de public/de/weg.vtt',
  ]);
});

it('files that the setting security.publicFiles names are published, and other files are not', async () => {
  const change = {
    'public/media/old.sql': '',
    'public/media/new.sql': '',
    'public/media/a.zip': '',
  };
  const publicFiles = ['/media/new.sql', '/media/a.zip'];
  const { problems, warnings } = await checkMistake({ change, publicFiles });
  expect([...problems, ...warnings].map(({ file }) => file)).toEqual(['public/media/old.sql']);
});

it('a comment silences only the warnings that contain its words', async () => {
  const text = articleWith('TODO: the tide\n\n[citation needed]\n\n<!-- allow: TODO -->');
  const { warnings } = await checkMistake({ change: { 'content/articles/noon.md': text } });
  expect(warnings).toMatchObject([
    { line: 10, found: expect.stringContaining('[citation needed]') },
  ]);
});

it('an article about another noun than the noun of the site is left out, with its images', async () => {
  const text = articleWith('![A pier](./pier.svg)', 'about: Tai Chi\naliases: [midday]\n');
  const { problems, texts, redirects, variants, counts } = await checkMistake({
    change: {
      'content/articles/noon.md': text,
      'content/articles/night.md': articleWith('Dark.', 'about: Yoga\n'),
      'content/articles/pier.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/></svg>',
    },
  });
  expect(problems).toEqual([]);
  const articles = texts.filter(({ folder }) => folder === 'articles').map(({ slug }) => slug);
  expect(articles.toSorted()).toEqual(['dawn', 'dusk', 'night']);
  expect([redirects, variants]).toEqual([{ '/topics': '/resources' }, []]);
  expect(counts.articles).toMatchObject({ published: 3, otherNoun: 1 });
});

it('all files are counted, and articles by their state', async () => {
  const { counts } = await checkMistake({
    change: {
      'content/articles/noon.md': articleWith('Soon.', 'draft: true\n'),
      'content/articles/night.md': articleWith('Late.').replace('2026-05-04', '2026-07-04'),
    },
  });
  expect(counts).toEqual({
    files: 6,
    articles: { published: 2, draft: 1, scheduled: 1, otherNoun: 0 },
  });
});

describe('a text that only looks like a mistake gets no message', () => {
  it.each([
    'At 10:30, see a:b and note:this.',
    '`[^tide]`, `:::note` and \\[^tide].',
    '::::note\n:::quote[A neighbour]\nSit.\n:::\n::::',
    '- One\n\n  ```md\n  :::note\n  ```\n\n> ~~~~\n> # Code\n> ~~~\n> ~~~~',
    '    # An indented line of code',
    '<!-- style="color: red" <iframe> -->',
    '<script type="application/ld+json">{ "a": 1 }</script>',
    '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/></svg>',
    '[sic](as written) and [1] (in brackets)',
    '#rest and ##, `##Code`, 2 ** 3, \\*\\* a \\*\\* and ** a',
    'Look at https://youtu.be/abcdefghijk in the evening.\nhttps://tides.example/',
    '| tide | hour |\n| :-- | --: |\n| high | 7 |\n\n|x| is a number\n\n|y|',
    '---\n\nA rule: above.\n\n---',
    '[Call us](tel:+49891234)',
    '    Lorem ipsum is the name of a placeholder.',
    '[One](/blog/dusk "A title") and [two](https://tides.example/a%20b)',
    '[One][dusk] and [dusk].\n\n[dusk]: /blog/dusk',
    '[Here is the harbour](/blog/dusk), [more](/blog/dusk) and [a link](/blog/dusk)',
    '<a id="pier"></a> <a href="/blog/dusk" aria-label="Dusk"></a> <a href="/blog/dusk">`dusk`</a>',
    '<b tabindex="0">Sit</b> and <i tabindex="-1">rest</i>',
    '| | high |\n| - | - |\n| Mon | 7 |',
    '::audio[A bell]{src=/media/bell.mp3 transcript=none}\n\n::audio[A walk]{src=/media/bell.mp3 transcript=/blog/dusk}',
    '[A file](/media/bell.mp3) and [a heading](/about#who-we-are)',
    '`TODO: a` and `*|FNAME|*`\n\n~~~\n<<<<<<< HEAD\n~~~',
    '> [Name], [citation needed]\n\n:::quote[Ada]\nAs an AI language model, I sit.\n:::',
    'She wrote “TODO: the tide” and "[insert name]". A TODO list. TODO lo que brilla.',
    '[Name](/blog/dusk), [name][dusk] and [date].\n\n[dusk]: /blog/dusk\n[date]: /blog/dusk',
    '<!-- TODO: the height of the tide -->',
    'Write to anna@harbour.example or bo@harbour.example. A <<<<<<< B, {first} and 【1】.',
    '[Plan](https://docs.google.com/document/d/1a/pub), [tides](https://tides.netlify.app/?page=2)',
    'TODO: the tide\n\n<!-- allow: TODO -->',
  ])('%s', async (text) => {
    const change = { 'content/articles/noon.md': articleWith(text) };
    const { problems, warnings } = await checkMistake({ change });
    expect([...problems, ...warnings].map(formatProblem)).toEqual([]);
  });

  it('an inline script or style, which the policy of the page allows by its hash', async () => {
    const text = articleWith('<style>.a { color: red; }</style>\n\n<script>go();</script>');
    const change = { 'content/articles/noon.md': text };
    expect(await checkMistake({ change })).toMatchObject({ problems: [], warnings: [] });
  });

  it.each([
    'updated: 2026-06-14',
    'updated: 2026-05-04 # the first change',
    'subtitle: "The #1 habit: a start"',
    'subtitle: >\n  Two lines:\n  and a {product}.',
    'sensitive: true\n# a comment',
    'series: &tides { name: Tides, part: 1 }',
  ])('the field %s', async (field) => {
    const change = { 'content/articles/noon.md': articleWith('Bright.', `${field}\n`) };
    const { problems, warnings } = await checkMistake({ change });
    expect([...problems, ...warnings].map(formatProblem)).toEqual([]);
  });

  it('a byte order mark and the line ends of Windows', async () => {
    const text = `\uFEFF${articleWith('Bright.\n\n:::note\nSit.\n:::').replaceAll('\n', '\r\n')}`;
    const { problems, warnings } = await checkMistake({
      change: { 'content/articles/noon.md': text },
    });
    expect([...problems, ...warnings].map(formatProblem)).toEqual([]);
  });
});
