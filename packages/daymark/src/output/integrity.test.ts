import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { addIntegrity, addIntegrityToSite } from './integrity.ts';

const tied = (html: string, url = '/') => addIntegrity(html, url, (path) => `of ${path}`);

describe('addIntegrity', () => {
  test.each([
    [
      '<script src="/a.js" defer></script>',
      '<script integrity="of /a.js" src="/a.js" defer></script>',
    ],
    [
      '<SCRIPT\ntype=module src=/a.js></SCRIPT>',
      '<SCRIPT integrity="of /a.js"\ntype=module src=/a.js></SCRIPT>',
    ],
    [
      '<link rel="modulepreload" href="/a.js">',
      '<link integrity="of /a.js" rel="modulepreload" href="/a.js">',
    ],
    [
      '<script src="/a.js?v=1#x"></script>',
      '<script integrity="of /a.js" src="/a.js?v=1#x"></script>',
    ],
  ])('%s becomes %s', (html, expected) => {
    expect(tied(html)).toBe(expected);
  });

  test("resolves a script's URL against the URL of the page, as a browser does", () => {
    expect(tied('<script src="b.js"></script>', '/a/page')).toContain('"of /a/b.js"');
  });

  test.each([
    '<script>start()</script>',
    '<script src="https://other.example/a.js"></script>',
    '<script src="//other.example/a.js"></script>',
    '<script src="/a.js" integrity="sha256-x"></script>',
    '<link rel="stylesheet" href="/a.css">',
    '<p>&lt;script src="/a.js"> <!-- <script src="/a.js"></script> --></p>',
    '<p title=\'<script src="/a.js"></script>\'></p>',
  ])('%s is left unchanged', (html) => {
    expect(tied(html)).toBe(html);
  });
});

describe('addIntegrityToSite', () => {
  const script = 'export const step = 1;\n';

  test('adds the hash of the file to every script of every page', async () => {
    const root = await makeFolder();
    const html = '<script type="module" src="/_astro/a%20b.js"></script><p>text</p>';
    await writeFiles(root, { 'index.html': html, '404.html': html, '_astro/a b.js': script });
    await addIntegrityToSite(root);
    const digest = createHash('sha256').update(script).digest('base64');
    for (const page of ['index.html', '404.html'])
      expect(await readFile(join(root, page), 'utf8')).toBe(
        html.replace('<script', `<script integrity="sha256-${digest}"`),
      );
  });

  test('refuses a script that is not a file of the site', async () => {
    const root = await makeFolder();
    await writeFiles(root, { 'blog/x.html': '<script src="/gone.js"></script>' });
    await expect(addIntegrityToSite(root)).rejects.toThrow(
      'blog/x.html: the script /gone.js: expected a file of the site; found none.',
    );
  });
});
