import { hash } from 'node:crypto';
import { ACCESSIBILITY } from '#addresses';
import { creativeFiles, housePicture } from '../../ads/house-creatives.ts';
import { buildDay } from '../../content/articles/publication.ts';
import { allArticles } from '../../content/articles/queries.ts';
import {
  isWritten,
  ownPages,
  writtenTexts,
  writtenTitles,
} from '../../content/static-pages/queries.ts';
import { once } from '../../content/texts.ts';
import { languageLinks } from '../../content/translations.ts';
import { socialPictureOf } from '../../machines/social-pictures/address.ts';
import { settings } from '../../settings/index.ts';

/** The content that `Document.astro` shows on every page, except settings. */
export const shell = once(async () => ({
  hasFeed: (await allArticles()).length > 0,
  legalTexts: await writtenTexts('privacy', 'terms'),
  hasStatement:
    (await isWritten('accessibility')) ||
    (await ownPages()).some(({ path }) => path === ACCESSIBILITY),
  titles: await writtenTitles('privacy', 'terms', 'preferences', 'accessibility'),
  /** The year of the build. */
  year: Number.parseInt(buildDay(), 10),
}));

/** A path that `getStaticPaths` returns. */
interface Path {
  params: object;
  props: object;
}

/** A text is represented by its digest, because its body is not in memory. */
const valueOrDigest = (value: unknown): unknown =>
  value instanceof Object && 'digest' in value ? value.digest : value;

const shellJson = once(async () =>
  JSON.stringify(await shell(), (_, value: unknown) => valueOrDigest(value)),
);

/** Returns a hash of all that a page shows, except settings. */
async function keyOf(page: string, { params, props }: Path): Promise<string> {
  const shown = Object.entries(props).map(([name, value]) => [name, valueOrDigest(value)]);
  const picture = await socialPictureOf(page);
  const translations = settings.place && languageLinks(page, settings.place);
  const { creatives } = settings;
  const images = [...creativeFiles(creatives), ...creatives.map(housePicture)];
  const json = JSON.stringify([
    params,
    shown,
    picture?.path,
    translations,
    images.map(({ path }) => path),
  ]);
  return hash('sha256', json + (await shellJson()));
}

/**
 * Adds to the paths of pages a hash of all that the page shows, except settings. If the hash has not
 * changed, a build takes the page from the last build. Such a page may read nothing but its properties,
 * `shell` and the settings.
 * @param paths each with the URL path of its page
 */
export const withKeys = <Given extends Path>(
  paths: readonly (readonly [page: string, path: Given])[],
): Promise<(Given & { cacheKey?: string })[]> =>
  Promise.all(
    paths.map(async ([page, path]) =>
      import.meta.env.IS_PREVIEW ? path : { ...path, cacheKey: await keyOf(page, path) },
    ),
  );
