import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { elements } from '../../packages/daymark/src/basics/markup.ts';
import { urlOf } from '../../packages/daymark/src/http/urls.ts';
import { collectPolicies } from '../../packages/daymark/src/output/collect-policies.ts';
import { writeAddress, writePolicies } from '../../packages/daymark/src/output/site-records.ts';
import { generateArticles } from '../build/articles.ts';

/**
 * The number of different texts. Pages with the same text differ only in the number of the article.
 */
const TEXTS = 50;

/** The size of an article of 1,200 words in a build of `site/`, in bytes. */
const PAGE_BYTES = 50_000;

/** The content of a page in each encoding, by the suffix of the file. */
type Variants = Readonly<Record<'' | '.br' | '.gz', string | Buffer>>;

const pageOf = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>p{margin:0}</style></head>` +
  `<body><h1>${title}</h1><p>${text}</p></body></html>`;

/** Returns a page as a build compresses it on a site of this size. */
function compressed(html: string): Variants {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    '': html,
    '.br': brotliCompressSync(html, { params: quality }),
    '.gz': gzipSync(html, { level: 6 }),
  };
}

/** Returns texts that are as long as the HTML of an article. */
async function inventTexts(): Promise<string[]> {
  const articles = await Array.fromAsync(generateArticles('site', TEXTS * 7));
  return Array.from({ length: TEXTS }, (_, number) =>
    articles
      .slice(number * 7, (number + 1) * 7)
      .map(({ text }) => text)
      .join('\n')
      .slice(0, PAGE_BYTES),
  );
}

async function writePage(root: string, file: string, variants: Variants): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  for (const [suffix, bytes] of Object.entries(variants))
    await writeFile(join(root, file + suffix), bytes);
}

/**
 * Writes a build of a site with this number of articles, or finds the build that an earlier run has
 * written. A real build would take too long.
 * @returns the folder of the build, and the URL paths of the articles
 */
export async function writeLargeSite(articles: number): Promise<{ out: string; urls: string[] }> {
  const out = resolve(`.cache/bench/site-${articles}`);
  const files = Array.from({ length: articles }, (_, number) => `blog/article-${number}.html`);
  const built = { out, urls: files.map(urlOf) };
  if (existsSync(out)) return built;

  const draft = `${out}.draft`;
  await rm(draft, { recursive: true, force: true });
  const root = join(draft, 'site');
  const policies = collectPolicies();
  const pages = (await inventTexts()).map((text, number) => pageOf(`Text ${number}`, text));
  const variants = pages.map(compressed);
  for (const [number, file] of ['index.html', '404.html', '500.html', ...files].entries()) {
    const url = urlOf(file);
    policies.add(url, policies.read(url, [...elements(pages[number % TEXTS] ?? '')]));
    const page = variants[number % TEXTS];
    if (page) await writePage(root, file, page);
  }
  await writePolicies(root, policies.finish().rules);
  await writeAddress(draft, 'https://site.example');
  await rename(draft, out);
  return built;
}
