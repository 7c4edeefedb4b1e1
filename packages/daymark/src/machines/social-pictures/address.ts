import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BASE, HOME } from '#addresses';
import { allPages } from '../../content/all-pages.ts';
import type { Article } from '../../content/articles/article.ts';
import { allArticles } from '../../content/articles/queries.ts';
import type { PageEntry } from '../../content/sitemap.ts';
import { type ChosenLandscape, once } from '../../content/texts.ts';
import { settings } from '../../settings/index.ts';
import { listPath } from '../../settings/paths.ts';
import { ownLogo } from '../../ui/look/files.ts';
import { facesOf, typefaceFiles } from '../../ui/look/font-faces.ts';
import { installedFont, optionalFontsOf } from '../../ui/look/optional-fonts.ts';

/*
 * The addresses of social images. draw-card.tsx draws the images, so that pages, which need only the addresses,
 * do not load the renderer.
 */

/**
 * Part of every address. A change of the component, the styles, the fonts, the renderer or the
 * landscapes needs another edition, because social networks and the cache keep images by address.
 */
const EDITION = 5;

/** The social image of a page. */
export interface SocialPicture {
  path: string;
  width: number;
  height: number;
  /** The alternative text: the title of the page or its list, or the headline of the home page. */
  alt: string;
}

/** The size of every image in pixels, as social networks recommend it. */
export const CARD = { width: 1200, height: 630 } as const;

/** Returns the social image of the page at a path; undefined if the page is not in the sitemap. */
export async function socialPictureOf(page: string): Promise<SocialPicture | undefined> {
  const shown = (await shownOnSite()).get(page);
  return shown && { path: await pathOf(shown), ...CARD, alt: shown.title };
}

/** Returns every social image once, with its path. Reads one cover image at a time. */
export const allSocialPictures = async () =>
  Array.fromAsync(new Set((await shownOnSite()).values()), async (shown) => ({
    path: await pathOf(shown),
    shown,
  }));

/**
 * The content of the images of all pages, computed once, because each page of a build needs one of the
 * images.
 */
const shownOnSite = once(async () => {
  const [pages, articles] = await Promise.all([allPages(), allArticles()]);
  const { home, socialImages } = settings;
  return shownOnPages({ pages, articles, headline: home.headline, newest: socialImages.articles });
});

/**
 * The paths that were computed so far. The live preview loads new objects each time, so it computes
 * every path again.
 */
const paths = new WeakMap<Shown, Promise<string>>();

/** Returns the path of an image. The file name is a hash of everything that the image shows. */
function pathOf(shown: Shown): Promise<string> {
  const path = paths.get(shown) ?? computePath(shown);
  paths.set(shown, path);
  return path;
}

/**
 * Returns the path of an image from all that changes the image: content, settings, fonts and
 * `EDITION`.
 */
async function computePath({ coverFile, ...shown }: Shown): Promise<string> {
  const cover = coverFile && hash('sha256', await readFile(coverFile));
  const inputs = JSON.stringify([
    EDITION,
    await settingsShown(),
    shown,
    cover,
    ...fontsShown(shown.title),
  ]);
  return `${BASE}/social/${hash('sha256', inputs).slice(0, 12)}.${coverFile ? 'jpg' : 'png'}`;
}

/** Returns the installed fonts that an image may use, so that it is drawn again with another font. */
function fontsShown(title: string): string[] {
  const { name, language } = settings.identity;
  return optionalFontsOf(`${title} ${name}`, language).flatMap((font) => {
    const { version } = installedFont(font) ?? {};
    return version ? [`${font.package}@${version}`] : [];
  });
}

/** Returns the settings that all images show: the name, the logo, the colours and the typeface. */
const settingsShown = once(async () => {
  const { identity, theme } = settings;
  const { styles } = typefaceFiles(theme);
  const faces = theme.typeface ? facesOf(readFileSync(styles, 'utf8')) : [];
  return [
    identity.name,
    theme.accentHue,
    ownLogo(settings),
    ...(theme.paper === 'cream' ? [] : [theme.paper]),
    faces.map(({ file }) => hash('sha256', readFileSync(join(dirname(styles), file)))),
  ];
});

/** The content of a social image. */
export interface Shown extends ChosenLandscape {
  title: string;
  /** The seed of the generated landscape. */
  seed: string;
  /** The slug of the main topic, which the landscape also depends on. */
  topic?: string | undefined;
  /** The file of the article's cover image. */
  coverFile?: string | undefined;
}

/** The parts of a site that determine the images of its pages. */
interface Content {
  /** All pages, including articles. A list comes before its archive pages. */
  pages: readonly PageEntry[];
  /** Newest first. */
  articles: readonly Pick<Article, 'path' | 'title' | 'slug' | 'cover' | 'landscape' | 'topics'>[];
  headline: string;
  /** The number of articles with an image of their own; undefined if all articles have one. */
  newest: number | undefined;
}

/**
 * Returns the content of each page's image, by the page's path. Archive pages of a list have the same
 * object as the list, and articles without an image of their own have the object of the home page.
 */
function shownOnPages({ pages, articles, headline, newest }: Content): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const { path, title } of pages)
    shown.set(path, shown.get(listPath(path)) ?? { title, seed: path });
  const home = { title: headline, seed: '/' };
  shown.set(HOME, home);
  for (const [index, { path, title, slug, cover, landscape, topics }] of articles.entries())
    shown.set(
      path,
      index < (newest ?? articles.length)
        ? { title, seed: slug, topic: topics[0]?.slug, ...landscape, coverFile: cover?.file }
        : home,
    );
  return shown;
}
