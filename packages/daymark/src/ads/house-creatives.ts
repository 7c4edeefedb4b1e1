import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BASE } from '#addresses';
import { randomFrom } from '../basics/random.ts';
import { entriesOf, once } from '../content/texts.ts';
import { articlePath } from '../settings/paths.ts';
import type { Settings } from '../settings/site.ts';
import { imageSizes, type SlotForm, sidesOf } from '../settings/slots.ts';
import { landscapeFile } from '../ui/pictures/Landscape.tsx';
import type { LandscapeChoice } from '../ui/pictures/worlds.ts';

/**
 * A house creative. Its share, divided by the sum of all shares, is the part of the slots that it
 * fills.
 */
type Dealt = Pick<Settings['creatives'][number], 'id' | 'share' | 'href'>;

/**
 * Returns the order in which house creatives fill the slots of a page. Over all pages, each creative
 * comes first as often as its share says. A creative does not appear on the page that it links to,
 * unless the slot has no other creative.
 *
 * The order depends only on the page and on the creatives, so that a new page changes no other page.
 * Source: Efraimidis and Spirakis, "Weighted random sampling with a reservoir",
 * https://doi.org/10.1016/j.ipl.2005.11.003
 * @param path the path of the page
 */
export function dealCreatives<Creative extends Dealt>(
  creatives: readonly Creative[],
  path: string,
): Creative[] {
  const others = creatives.filter(({ href }) => href !== path);
  const random = (id: string) => randomFrom(`${path} ${id}`).int(1, 0xffffffff) / 2 ** 32;
  return (others.length > 0 ? others : creatives)
    .map((creative) => ({ creative, weight: Math.log(random(creative.id)) / creative.share }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ creative }) => creative);
}

/** Returns the URL path of a file with this content. */
const pathOf = (content: string | Buffer, extension: string) =>
  `${BASE}/house/${hash('sha256', content).slice(0, 10)}${extension}`;

/** Returns the articles by their URL paths. */
const articlesByPath = once(
  () =>
    new Map(
      entriesOf('articles').map((entry) => [articlePath(entry.slug, entry.data.date), entry]),
    ),
);

/**
 * Returns what chooses the landscape of a creative: the article to which the creative links,
 * otherwise the id of the creative.
 */
function choiceFor({ id, href }: Omit<Dealt, 'share'>): LandscapeChoice {
  const article = articlesByPath().get(href);
  const { cover, topics = [] } = article?.data ?? {};
  // A photograph is in files for articles only.
  if (!article || typeof cover === 'string') return { seed: id };
  return { seed: article.slug, topic: topics[0], ...cover };
}

const pictures = new Map<string, { path: string; svg: string }>();

/** Returns the landscape of a house creative, with a URL path that has a hash of the content. */
export function housePicture(creative: Omit<Dealt, 'share'>): { path: string; svg: string } {
  const choice = choiceFor(creative);
  const key = JSON.stringify(choice);
  const known = pictures.get(key);
  if (known) return known;
  const svg = landscapeFile(choice);
  const picture = { path: pathOf(svg, '.svg'), svg };
  pictures.set(key, picture);
  return picture;
}

interface CreativeFile {
  /** The URL path, which has a hash of the content. */
  path: string;
  data: Buffer;
}

const files = new Map<string, CreativeFile>();

/** Returns an image of a house creative. Its path in the settings begins with a slash. */
function creativeFile(image: string): CreativeFile {
  const name = join('public', image);
  // The key contains the time, because a file may change during the live preview.
  const key = `${name} ${statSync(name).mtimeMs}`;
  const known = files.get(key);
  if (known) return known;
  const data = readFileSync(name);
  const file = { path: pathOf(data, extname(image)), data };
  files.set(key, file);
  return file;
}

/** Returns the images of all house creatives, each once. */
export const creativeFiles = (creatives: Settings['creatives']): CreativeFile[] =>
  Array.from(new Set(creatives.flatMap(({ image }) => Object.values(image ?? {}))), creativeFile);

/** An image of a house creative on some screens. */
export interface CreativeImage {
  src: string;
  width: number;
  height: number;
}

/** Returns the images of a house creative in a slot: on phones and on wider screens, or on both. */
export function creativeImages(
  form: SlotForm,
  image: Readonly<Record<string, string>>,
): CreativeImage[] {
  const sizes = new Set(imageSizes(form, Object.keys(image)).map(({ size }) => size));
  return [...sizes].flatMap((size = '') => {
    const file = image[size];
    const [width, height] = sidesOf(size);
    return file ? [{ src: creativeFile(file).path, width, height }] : [];
  });
}
