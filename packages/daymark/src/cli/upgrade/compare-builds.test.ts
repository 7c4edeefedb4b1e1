import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../../tests/small-site.ts';
import { buildDifferences } from './compare-builds.ts';

/** Writes the sites of two builds, and returns how they differ. */
async function differencesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  redirects = {},
) {
  const root = await makeFolder();
  const filesOf = (build: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`${build}/site/${file}`, text]),
    );
  await writeFiles(root, {
    ...filesOf('before', before),
    ...filesOf('after', after),
    'after/redirects.json': JSON.stringify(redirects),
  });
  return buildDifferences(join(root, 'before'), join(root, 'after'));
}

const page = (body: string) =>
  `<!doctype html><title>Sea</title><style>p{}</style><body>${body}<script>go()</script></body>`;

it('pages with the same words have no differences, whatever their markup', async () => {
  const before = { 'index.html': page('<p>The <b>sea</b> is calm.</p><svg><text>9</text></svg>') };
  const after = { 'index.html': page('<main><p class=a>The sea\nis calm.</p></main>') };
  expect(await differencesOf(before, after)).toEqual([
    'Addresses that no longer exist: none',
    'New addresses: none',
    'Pages with changed words: none',
  ]);
});

it('addresses and words of two builds are compared, and files with a hash in their names are not', async () => {
  const before = {
    'index.html': page('<nav>Menu</nav><p>Calm.</p>'),
    'about.html': page('<nav>Menu</nav>'),
    'old.html': page(''),
    'gone/index.html': page(''),
    '_astro/a.Bx3kd92j.css': '',
    'feed.xml': '',
    'feed.xml.br': '',
  };
  const after = {
    'index.html': page('<nav>Contents</nav><p>Calm.</p><p>New.</p>'),
    'about.html': page('<nav>Contents</nav>'),
    'new.html': page(''),
    '_astro/a.Zx3kd92j.css': '',
    'social/06ca432a5811.png': '',
    'pagefind/b930be9b2d/words.json': '',
  };
  expect(await differencesOf(before, after, { '/old': '/new' })).toEqual([
    'Addresses that no longer exist: 3',
    '  - /feed.xml',
    '  - /gone',
    '  - /old, which leads to /new now',
    'New addresses: 1',
    '  + /new',
    'Pages with changed words: 2 of 2',
    '  - Menu  [/about and 1 more]',
    '  + Contents  [/about and 1 more]',
    '  + New.  [/]',
  ]);
});

it('lines that differ only in punctuation and spaces have the same words, and signs are shown as visitors read them', async () => {
  const before = { 'index.html': page('<p>1 min read · Ovens</p><p>Crumb &amp; Crust&#39;s</p>') };
  const after = { 'index.html': page('<p>1 min read <i>Ovens</i></p><p>Crumb &#x26; Co</p>') };
  expect((await differencesOf(before, after)).slice(2)).toEqual([
    'Pages with changed words: 1 of 1',
    "  - Crumb & Crust's  [/]",
    '  + Crumb & Co  [/]',
  ]);
});
