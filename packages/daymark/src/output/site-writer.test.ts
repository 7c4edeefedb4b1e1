import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishSite, makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { strictPolicy } from '../http/policy.ts';
import { openFileWriter } from './file-writer.ts';
import { readPolicies } from './site-records.ts';
import { siteWriter } from './site-writer.ts';

async function newSite(files: Record<string, string> = {}) {
  const folder = await makeFolder();
  const root = join(folder, 'site');
  await mkdir(root);
  await writeFiles(root, files);
  const cacheFolder = join(folder, 'cache');
  const fileWriter = await openFileWriter({ siteFolder: root, cacheFolder, pages: 1 });
  return { root, cacheFolder, fileWriter, writer: siteWriter(root, fileWriter) };
}

const HELLO = "<script>alert('Hello, world.');</script>";
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const SCRIPT = 'export const step = 1;\n';
const LONG = '<p>The light comes early to the coast.</p>'.repeat(40);

test('a written page has integrity hashes, a policy, variants and a time from its content', async () => {
  const { root, writer } = await newSite({ '_astro/a.js': SCRIPT });
  const html = `<script type="module" src="/_astro/a.js"></script>${HELLO}${LONG}`;
  await writer.write('blog/x.html', Buffer.from(html));
  await writer.end();

  const digest = createHash('sha256').update(SCRIPT).digest('base64');
  const written = html.replace('<script', `<script integrity="sha256-${digest}"`);
  expect(await readFile(join(root, 'blog/x.html'), 'utf8')).toBe(written);
  expect(readPolicies(root)).toEqual([
    { addresses: ['/blog/*'], policy: { ...strictPolicy, 'script-src': ["'self'", HASH] } },
  ]);
  const variants = ['_astro/a.js', 'blog/x.html', 'blog/x.html.br', 'blog/x.html.gz'];
  expect(listFiles(root)).toEqual(variants);
  for (const file of variants.slice(1)) {
    const content = await readFile(join(root, file));
    const seconds = createHash('sha256').update(content).digest().readUInt32BE() % 2 ** 30;
    expect((await stat(join(root, file))).mtimeMs / 1000).toBe(315_532_800 + seconds);
  }
});

test('files that other code has written get the same variants and times', async () => {
  const files = { 'index.html': HELLO, 'a.txt': LONG, 'robots.txt': '<script>1</script>' };
  const { root, cacheFolder } = await newSite(files);
  const { pages } = await finishSite(root, cacheFolder);
  expect(pages).toBe(1);
  expect(readPolicies(root).map(({ addresses }) => addresses)).toEqual([['/']]);
  expect(listFiles(root)).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz', 'index.html', 'robots.txt']);
  expect((await stat(join(root, 'robots.txt'))).mtime.getFullYear()).toBeLessThan(2015);
});

test.each([
  { title: 'of a file', files: { 'b.txt': 'short', 'b.txt.br': LONG }, variant: 'b.txt.br' },
  { title: 'of a page', files: { 'a.html': 'short', 'a.html.gz': LONG }, variant: 'a.html.gz' },
  { title: 'of an archive', files: { 'a.tar': 'short', 'a.tar.gz': LONG }, variant: 'a.tar.gz' },
])('a variant $title that something else has written is an error', async ({ files, variant }) => {
  const { root, cacheFolder } = await newSite(files);
  await expect(finishSite(root, cacheFolder)).rejects.toThrow(
    `${variant}: expected no file with the name of the compressed`,
  );
});

test('a variant of a written page is an error if other code has written it', async () => {
  const { root, writer } = await newSite({ 'x.html.br': LONG });
  await writer.write('x.html', Buffer.from(HELLO));
  await expect(writer.finishOthers()).rejects.toThrow('x.html.br: expected no file');
  expect(await readFile(join(root, 'x.html.br'), 'utf8')).toBe(LONG);
});

test('a compressed file without an original is a file like any other', async () => {
  const { root, cacheFolder } = await newSite({ 'a.tar.gz': LONG, 'b.csv.br': LONG });
  await finishSite(root, cacheFolder);
  expect(listFiles(root)).toEqual(['a.tar.gz', 'b.csv.br']);
});

test('a file that pages need is made once from the parts that are removed from the pages', async () => {
  const { root, fileWriter } = await newSite();
  const takeOut = (html: string) => ({
    html: html.replace('runtime', '<script src="/r.js"></script>'),
    needed: { file: 'r.js', content: SCRIPT },
  });
  const writer = siteWriter(root, fileWriter, { takeOut });
  await Promise.all(['a.html', 'b.html'].map((file) => writer.write(file, Buffer.from('runtime'))));
  expect(await readFile(join(root, 'r.js'), 'utf8')).toBe(SCRIPT);
  expect(await readFile(join(root, 'b.html'), 'utf8')).toContain('<script integrity="sha256-');
});

/** Writes a page in one build, changes something, and takes the page over into another build. */
async function reuseAfter(change: (root: string) => Promise<unknown>) {
  const former = await newSite({ 'r.js': SCRIPT });
  const written = await former.writer.write('blog/x.html', Buffer.from(HELLO + LONG));
  await change(former.root);
  const { root, writer } = await newSite();
  const page = { ...written, needed: 'r.js' };
  const isReused = await writer.reuse('blog/x.html', page, former.root);
  return { former, root, writer, isReused };
}

test('a page of another build keeps its files and its policy, without a copy', async () => {
  const { former, root, writer, isReused } = await reuseAfter(async () => {});
  expect(isReused).toBe(true);
  await writer.finishOthers();
  expect((await writer.end()).pages).toBe(1);
  expect(readPolicies(root)[0]?.policy['script-src']).toContain(HASH);
  for (const file of ['blog/x.html', 'blog/x.html.br', 'blog/x.html.gz']) {
    const { ino } = await stat(join(root, file));
    expect(ino).toBe((await stat(join(former.root, file))).ino);
  }
  expect(await readFile(join(root, 'r.js'), 'utf8')).toBe(SCRIPT);
});

test.each([
  ['has changed', (file: string) => writeFile(file, HELLO)],
  ['has another time', (file: string) => utimes(file, 1, 1)],
])('a page whose file %s is not used again', async (_, change) => {
  const { root, isReused } = await reuseAfter((root) => change(join(root, 'blog/x.html.br')));
  expect(isReused).toBe(false);
  expect(listFiles(root)).toEqual([]);
});

test('a page that is written over a link leaves the other build as it is', async () => {
  const { former, root, writer } = await reuseAfter(async () => {});
  await writer.write('blog/x.html', Buffer.from('<p>new</p>'));
  expect(await readFile(join(former.root, 'blog/x.html'), 'utf8')).toBe(HELLO + LONG);
  expect(await readFile(join(root, 'blog/x.html'), 'utf8')).toBe('<p>new</p>');
});

test.each(['Old.HTML', 'blog/x.Html'])(
  'a file called %s, which would get no policy, is refused',
  async (file) => {
    const { root, cacheFolder } = await newSite({ 'index.html': '', [file]: HELLO });
    await expect(finishSite(root, cacheFolder)).rejects.toThrow(
      `${file}: expected the extension of a page to be .html in lower case; found ${file.slice(-5)}.`,
    );
  },
);

test.each([
  ['<svg><style>a &gt; b</style></svg>', 'the CSP of the page cannot be created. An inline'],
  ['<p style="color: red"></p>', 'the CSP of the page cannot be created. <p style="color: red">:'],
  ['<script src="/no.js"></script>', 'the script /no.js: expected a file of the site; found none.'],
])('the error for a page with %s names the page', async (html, message) => {
  const { root, cacheFolder } = await newSite({ 'a/b.html': html });
  await expect(finishSite(root, cacheFolder)).rejects.toThrow(`a/b.html: ${message}`);
});

/** Returns a page as it is written, with "of" instead of the hash of the script. */
async function tied(html: string, page = 'page.html'): Promise<string> {
  const { root, cacheFolder } = await newSite({ [page]: html, 'a.js': SCRIPT, 'a/böe.js': SCRIPT });
  await finishSite(root, cacheFolder);
  const digest = createHash('sha256').update(SCRIPT).digest('base64');
  return (await readFile(join(root, page), 'utf8')).replace(`sha256-${digest}`, 'of');
}

describe('the integrity of scripts', () => {
  test.each([
    ['<script src="/a.js" defer></script>', '<script integrity="of" src="/a.js" defer></script>'],
    [
      '<SCRIPT\ntype=module src=/a.js></SCRIPT>',
      '<SCRIPT integrity="of"\ntype=module src=/a.js></SCRIPT>',
    ],
    [
      '<link rel="modulepreload" href="/a.js">',
      '<link integrity="of" rel="modulepreload" href="/a.js">',
    ],
    ['<script src="/a.js?v=1#x"></script>', '<script integrity="of" src="/a.js?v=1#x"></script>'],
  ])('%s becomes %s', async (html, expected) => {
    expect(await tied(html)).toBe(expected);
  });

  test("resolves a script's URL against the URL of the page, as a browser does", async () => {
    expect(await tied('<script src="b%C3%B6e.js"></script>', 'a/page.html')).toContain('"of"');
  });

  test.each([
    '<script>start()</script>',
    '<script src="https://other.example/a.js"></script>',
    '<script src="//other.example/a.js"></script>',
    '<script src="/a.js" integrity="sha256-x"></script>',
    '<link rel="stylesheet" href="/a.css">',
    '<p>&lt;script src="/a.js"> <!-- <script src="/a.js"></script> --></p>',
    '<p title=\'<script src="/a.js"></script>\'></p>',
  ])('%s is left unchanged', async (html) => {
    expect(await tied(html)).toBe(html);
  });
});
