import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openCache } from '../../basics/store.ts';
import { allPages } from '../../content/all-pages.ts';
import { allArticles } from '../../content/articles/queries.ts';
import { once } from '../../content/markdown/memoize.ts';
import { site } from '../../settings/index.ts';
import { ownLogo } from '../../ui/look/files.ts';
import { CARD, Card, type CardContent } from './Card.tsx';
import { cardRules, cardStyles, drawCard } from './draw.ts';
import { cardFonts } from './fonts.ts';
import { landscapeDigest } from './landscape-digest.ts';
import { makeAhead } from './make-ahead.ts';
import { type Shown, shownOnPages } from './shown.ts';
import { directionOf, wordsOf } from './words.ts';

/** The social image of a page. */
export interface SocialPicture {
  path: string;
  width: number;
  height: number;
  /** The alternative text: the title of the page or its list, or the headline of the home page. */
  alt: string;
}

const shownOn = once(async () => {
  const [pages, articles] = await Promise.all([allPages(), allArticles()]);
  const { home, socialImages } = site;
  return shownOnPages({ pages, articles, headline: home.headline, newest: socialImages.articles });
});

const contentOf = ({ title, seed, topic, coverFile }: Shown): CardContent => ({
  title: wordsOf(title),
  direction: directionOf(title),
  siteName: wordsOf(site.identity.name),
  logo: ownLogo(site.theme),
  seed,
  topic,
  cover: coverFile && 'cover',
});

// The markup of one image stands for the component, because rendering it for each path would take
// several times as long as everything else that a path needs.
const sample = renderToStaticMarkup(
  createElement(Card, { content: contentOf({ title: 'Sample', seed: 'sample' }), size: 0 }),
);

// The inputs that all images share. A change of the component, a font, a style, a rule or a sample
// landscape changes the path of every image. To draw each landscape for its path would take longer
// than everything else that a path needs.
const sharedInputs = hash(
  'sha256',
  Buffer.concat([
    Buffer.from(sample + cardStyles + cardRules + landscapeDigest()),
    ...cardFonts.map(({ data }) => data),
  ]),
);

/**
 * The paths that were computed so far. The live preview loads new objects each time, so it computes
 * every path again.
 */
const paths = new WeakMap<Shown, Promise<string>>();

/**
 * Returns the path of an image. Social networks cache images by URL, so a changed image has a new
 * path.
 */
function pathOf(shown: Shown): Promise<string> {
  const path = paths.get(shown) ?? computePath(shown);
  paths.set(shown, path);
  return path;
}

/** Computes the path of an image. The file name is a hash of all inputs. */
async function computePath(shown: Shown): Promise<string> {
  const { coverFile } = shown;
  const inputs = [
    sharedInputs,
    site.theme.accentHue,
    contentOf(shown),
    coverFile && hash('sha256', await readFile(coverFile)),
  ];
  const name = hash('sha256', JSON.stringify(inputs)).slice(0, 12);
  return `/social/${name}.${coverFile ? 'jpg' : 'png'}`;
}

/** Returns the social image of the page at a path; undefined if the page is not in the sitemap. */
export async function pictureOf(page: string): Promise<SocialPicture | undefined> {
  const shown = (await shownOn()).get(page);
  return shown && { path: await pathOf(shown), ...CARD, alt: shown.title };
}

/** Returns every social image once, with its path. Reads one cover image at a time. */
export const allPictures = async () =>
  Array.fromAsync(new Set((await shownOn()).values()), async (shown) => ({
    path: await pathOf(shown),
    shown,
  }));

const cache = once(async () => {
  const opened = await openCache('.cache/social');
  await opened.removeOld();
  return opened;
});

const drawAhead = once(async () =>
  makeAhead([...new Set((await shownOn()).values())], drawOrRead, availableParallelism()),
);

/**
 * Returns the file of an image, from the cache if an earlier build drew it. A build then draws the
 * next images in other threads.
 */
export const drawPicture = async (shown: Shown): Promise<Buffer> =>
  import.meta.env.IS_PREVIEW ? drawOrRead(shown) : (await drawAhead())(shown);

async function drawOrRead(shown: Shown): Promise<Buffer> {
  const { coverFile } = shown;
  // The path contains the hash of all inputs, so it is the cache key.
  return (await cache()).get(await pathOf(shown), 'card', async () =>
    drawCard({
      content: contentOf(shown),
      accentHue: site.theme.accentHue,
      cover: coverFile ? { src: 'cover', data: await readFile(coverFile) } : undefined,
    }),
  );
}
