import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generateArticles } from '../build/articles.ts';

/** The empty page, with one word to paint: no page can be faster. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Empty</title></head><body><p>Empty</p></body></html>';

/** Makes a site with only an empty page in a folder. Returns the site's folder. */
export async function makeEmptySite(folder: string): Promise<string> {
  const root = join(folder, 'empty');
  await mkdir(root);
  await writeFile(join(root, 'index.html'), EMPTY);
  return root;
}

const HUGO_SETTINGS = `baseURL: https://papermod.example/
title: A site
theme: papermod
minify: { minifyOutput: true }
params: { env: production }
`;

/**
 * Builds a site with Hugo and its theme PaperMod: a home page with a list of ten generated articles
 * of 1,200 words. Returns the folder of the built files, and the path of an article.
 * @param folder the folder in which to make the site
 * @param theme the folder with a checkout of the theme
 */
export async function makePaperMod(folder: string, theme: string) {
  const root = join(folder, 'papermod');
  await mkdir(join(root, 'content/posts'), { recursive: true });
  await cp(resolve(theme), join(root, 'themes/papermod'), { recursive: true });
  await writeFile(join(root, 'hugo.yaml'), HUGO_SETTINGS);
  let number = 0;
  for await (const { text } of generateArticles('site', 10)) {
    await writeFile(join(root, `content/posts/article-${number}.md`), text);
    number += 1;
  }
  await promisify(execFile)('hugo', ['--source', root, '--quiet']);
  return { folder: join(root, 'public'), article: '/posts/article-0/' };
}
