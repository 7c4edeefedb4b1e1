import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { allPages } from '../../content/all-pages.ts';
import { allArticles } from '../../content/articles/queries.ts';
import { once } from '../../content/markdown/memoize.ts';
import { openCache } from '../../output/result-cache.ts';
import { site } from '../../settings/index.ts';
import { ownLogo } from '../../ui/look/files.ts';
import { CARD, Card, type CardContent } from './Card.tsx';
import { cardRules, cardStyles, drawCard } from './draw.ts';
import { cardFonts } from './fonts.ts';
import { directionOf, wordsOf } from './words.ts';

/** The social image of a page. */
export interface SocialPicture {
  path: string;
  width: number;
  height: number;
  /** The alternative text: the title of the page, or the headline of the home page. */
  alt: string;
}

interface Shown {
  title: string;
  seed: string;
  /** The file of the author's picture. */
  coverFile: string | undefined;
}

const shownOn = once(async () => {
  const [pages, articles] = await Promise.all([allPages(), allArticles()]);
  const shown = new Map<string, Shown>();
  for (const { path, title } of pages)
    shown.set(path, {
      title: path === '/' ? site.home.headline : title,
      seed: path,
      coverFile: undefined,
    });
  for (const { path, title, slug, cover } of articles)
    shown.set(path, { title, seed: slug, coverFile: cover?.file });
  return shown;
});

const contentOf = ({ title, seed, coverFile }: Shown): CardContent => ({
  title: wordsOf(title),
  direction: directionOf(title),
  siteName: wordsOf(site.identity.name),
  logo: ownLogo(site.theme),
  seed,
  cover: coverFile && 'cover',
});

// The inputs that all images share. A change of a font, a style or a setting changes all images.
const workshop = createHash('sha256').update(cardStyles + cardRules);
for (const { data } of cardFonts) workshop.update(data);
const workshopDigest = workshop.digest('hex');

/** Returns all inputs of an image in one text. The hash of this text is the image's name. */
async function recipeOf(shown: Shown): Promise<string> {
  const { coverFile } = shown;
  return JSON.stringify([
    workshopDigest,
    site.theme.accentHue,
    renderToStaticMarkup(createElement(Card, { content: contentOf(shown), size: 0 })),
    coverFile &&
      createHash('sha256')
        .update(await readFile(coverFile))
        .digest('hex'),
  ]);
}

/** Returns the path of an image. Networks cache it by URL, so a changed image has a new path. */
async function pathOf(shown: Shown): Promise<string> {
  const hash = createHash('sha256')
    .update(await recipeOf(shown))
    .digest('hex')
    .slice(0, 12);
  return `/social/${hash}.${shown.coverFile ? 'jpg' : 'png'}`;
}

/** The image paths that were computed so far, by the paths of their pages. */
const pathsByPage = once(async () => new Map<string, Promise<string>>());

async function pathOfPage(page: string, shown: Shown): Promise<string> {
  const paths = await pathsByPage();
  const path = paths.get(page) ?? pathOf(shown);
  paths.set(page, path);
  return path;
}

/** Returns the social image of the page at a path; undefined if it is not in the sitemap. */
export async function pictureOf(page: string): Promise<SocialPicture | undefined> {
  const shown = (await shownOn()).get(page);
  return shown && { path: await pathOfPage(page, shown), ...CARD, alt: shown.title };
}

/** Returns the path of every social image of the site, with the path of its page. */
export async function allPictures(): Promise<{ path: string; page: string }[]> {
  const pictures = [];
  for (const [page, shown] of await shownOn())
    pictures.push({ path: await pathOfPage(page, shown), page });
  return pictures;
}

const cache = once(async () => {
  const opened = await openCache('.cache/social');
  await opened.prune();
  return opened;
});

/**
 * Returns the image file of a page, from the cache if an earlier build drew it.
 * @throws if the sitemap has no page at the path
 */
export async function drawPictureOf(page: string): Promise<Buffer> {
  const shown = (await shownOn()).get(page);
  if (!shown) throw new Error(`${page}: expected a page of the sitemap; found none`);
  const { coverFile } = shown;
  // The path contains the hash of all inputs, so it is the cache key.
  return (await cache()).get(Buffer.from(await pathOfPage(page, shown)), 'card', async () =>
    drawCard({
      content: contentOf(shown),
      accentHue: site.theme.accentHue,
      cover: coverFile ? { src: 'cover', data: await readFile(coverFile) } : undefined,
    }),
  );
}
