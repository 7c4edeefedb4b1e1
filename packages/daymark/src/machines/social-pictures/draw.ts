import { readFileSync } from 'node:fs';
import { type ImageSource, type MeasuredNode, Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import { createElement } from 'react';
import { engineFile } from '../../settings/engine-files.ts';
import { colourToken } from '../../ui/styles/colour-tokens.ts';
import { CARD, Card, type CardContent, Title } from './Card.tsx';
import { cardFontStyle, cardFonts } from './fonts.ts';
import { indexedPng } from './indexed-png.ts';

/** The font sizes of a title in pixels, largest first. A long title gets a smaller size. */
const SIZES = [84, 76, 68, 60, 52, 46, 40, 34, 28] as const;
/** The box of a title, in pixels. If you change the width, change `.title` in card.css too. */
const TITLE = { width: 508, height: 430 };

/** The size limit of an image, in bytes. Some messengers do not show larger images. */
export const MAX_BYTES = 60_000;
/**
 * JPEG qualities, best first. The quality of a detailed photograph is reduced until its size is
 * within the limit.
 */
const QUALITIES = [85, 75, 65, 55, 45, 35, 25];

/** The settings of all images. They are part of the cache keys, because they change the images. */
export const cardRules = JSON.stringify([SIZES, TITLE, MAX_BYTES, QUALITIES]);
export const cardStyles =
  readFileSync(engineFile('./src/machines/social-pictures/card.css'), 'utf8').replace(
    /var\((--color-[a-z]+)\)/g,
    (_, name: string) => colourToken(name, 'day'),
  ) + cardFontStyle;

let opened: Promise<Renderer> | undefined;

async function openRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const font of cardFonts) await renderer.registerFont(font);
  return renderer;
}

const renderer = () => {
  opened ??= openRenderer();
  return opened;
};

function fits({ height, runs }: MeasuredNode, size: number): boolean {
  const space = size / 4;
  const right = Math.max(
    ...runs.map(({ x, width, text }) => x + width - (text.endsWith(' ') ? space : 0)),
  );
  return height <= TITLE.height && right <= TITLE.width;
}

/**
 * Returns the largest size at which a title fits without cutting a word; undefined if there is
 * none.
 */
async function titleSize(title: string): Promise<number | undefined> {
  for (const size of SIZES) {
    const { node, css } = await fromJsx(createElement(Title, { title, size }));
    const measured = await (await renderer()).measure(node, {
      width: TITLE.width,
      css: [cardStyles, ...css],
    });
    if (fits(measured, size)) return size;
  }
  return undefined;
}

interface CardInput {
  content: CardContent;
  /** The hue of the accent colour, in degrees. */
  accentHue: number;
  /** The article's cover image, with the same name as in `content`. */
  cover?: ImageSource | undefined;
}

/**
 * Draws a social image: a PNG of a landscape, which has flat colours, or a JPEG of the article's
 * cover image.
 */
export async function drawCard({ content, accentHue, cover }: CardInput): Promise<Buffer> {
  const size = content.title === undefined ? undefined : await titleSize(content.title);
  const shown = size === undefined ? { ...content, title: undefined } : content;
  const { node, css } = await fromJsx(createElement(Card, { content: shown, size: size ?? 0 }));
  const options = {
    ...CARD,
    css: [`:root{--accent-hue:${accentHue}}`, cardStyles, ...css],
    images: cover ? [cover] : [],
  };
  if (!cover) {
    const pixels = await (await renderer()).render(node, { ...options, format: 'raw' });
    const picture = indexedPng(pixels, CARD.width);
    // Frees the 3 MB of pixels at once. Otherwise pictures would cause garbage collections, which
    // take long while a build has much in memory.
    pixels.buffer.transfer(0);
    return picture;
  }
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await (await renderer()).render(node, { ...options, format: 'jpeg', quality });
    if (picture.length <= MAX_BYTES) break;
  }
  return picture;
}
