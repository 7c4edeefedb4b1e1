import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { addIntegrity, scriptHashes } from './integrity.ts';

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

describe('scriptHashes', () => {
  test('returns the hash of the file at a URL path', async () => {
    const root = await makeFolder();
    const script = 'export const step = 1;\n';
    await writeFiles(root, { '_astro/a b.js': script });
    const digest = createHash('sha256').update(script).digest('base64');
    expect(scriptHashes(root)('/_astro/a%20b.js', 'index.html')).toBe(`sha256-${digest}`);
  });

  test('refuses a script that is not a file of the site, and names the page', async () => {
    const hashOf = scriptHashes(await makeFolder());
    expect(() => hashOf('/gone.js', 'blog/x.html')).toThrow(
      'blog/x.html: the script /gone.js: expected a file of the site; found none.',
    );
  });
});
