import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Copy, copySite, daymark } from '../../tests/build/copy.ts';
import { ARTICLES, generateArticles, slugOf } from './articles.ts';
import { measure } from './measure.ts';
import { measureOutput } from './measure-output.ts';
import { profile } from './profile.ts';
import type { BuildRow } from './row.ts';

/**
 * Copies `site/` without the caches that copies in tests share, because a first build is measured.
 */
async function emptySite(): Promise<Copy> {
  const copy = await copySite('site');
  await rm(join(copy.root, '.cache'), { recursive: true });
  return copy;
}

/** Builds a site and measures the build. */
async function buildOf({ root }: Copy, articles: number, name: string): Promise<BuildRow> {
  const usage = await measure(process.execPath, [daymark, 'build'], root);
  const output = await measureOutput(join(root, 'dist'));
  const { outputMegabytes: cacheMegabytes } = await measureOutput(join(root, '.cache'));
  return { articles, builder: 'daymark', build: name, ...usage, ...output, cacheMegabytes };
}

/** Builds a copy of `site/` with generated articles in several states. */
export async function* measureDaymark(articles: number): AsyncGenerator<BuildRow> {
  const copy = await emptySite();
  for await (const { file, text } of generateArticles('site', articles)) await copy.add(file, text);
  const build = (name: string) => buildOf(copy, articles, name);
  const middle = join(copy.root, ARTICLES, `${slugOf(articles >> 1)}.md`);

  yield await build('first');
  yield await build('nothing changed');
  await appendFile(middle, '\nOne more sentence.\n');
  yield await build('one text edited');
  const added = (await readFile(middle, 'utf8')).replace(/^title: .*$/m, 'title: One more');
  await writeFile(join(copy.root, ARTICLES, 'one-more.md'), added);
  yield await build('one article added');
  await copy.remove();
}

/** Profiles the first build of a copy of `site/` with generated articles. */
export async function profileDaymark(articles: number) {
  const copy = await emptySite();
  for await (const { file, text } of generateArticles('site', articles)) await copy.add(file, text);
  const profiled = await profile(process.execPath, [daymark, 'build'], copy.root);
  await copy.remove();
  return profiled;
}

/**
 * Returns the settings of a site with a second language, whose texts are the texts of the main
 * language.
 */
const settingsOf = (code: string, language: string) => `import main from './main-language.ts';

const { identity, noun, home, navigation, footer, creatives, donation } = main;
const other = { identity: { ...identity, language: '${language}' } };
const languages = { ${code}: { ...other, noun, home, navigation, footer, creatives, donation } };
export default { ...main, languages };
`;

/**
 * Builds the same articles as `measureDaymark`, but half of them in a second language. English as
 * the second language shows what two languages cost; German also shows what the processing of
 * German costs.
 */
export async function* measureTwoLanguages(articles: number): AsyncGenerator<BuildRow> {
  for (const [code, language, name] of [
    ['us', 'en-US', 'first, half in US English'],
    ['de', 'de-DE', 'first, half in German'],
  ] as const) {
    const copy = await emptySite();
    await copy.addFolder('site/content', `content/${code}`);
    await copy.add('main-language.ts', await readFile(join(copy.root, 'site.config.ts')));
    await copy.add('site.config.ts', Buffer.from(settingsOf(code, language)));
    // Both languages contain the site's own articles, so the second copies take the place of
    // generated articles.
    const half = articles >> 1;
    const own = (await readdir(join(copy.root, ARTICLES), { recursive: true })).filter((file) =>
      file.endsWith('.md'),
    ).length;
    for await (const { file, text } of generateArticles('site', articles - own)) {
      const number = Number(/\d+/.exec(file)?.[0]);
      const linked = (_: string, other: string) => `/blog/${slugOf(Number(other) % half)}`;
      const path = file.replace(/\d+/, String(number % half).padStart(6, '0'));
      await copy.add(
        number < half ? path : path.replace('content/', `content/${code}/`),
        text.replace(/\/blog\/generated-(\d+)/g, linked),
      );
    }
    yield await buildOf(copy, articles, name);
    await copy.remove();
  }
}
