import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type MeasuredNode, Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import { engineFile } from '../../settings/engine-files.ts';
import type { Settings } from '../../settings/site.ts';
import { Beacon } from '../../ui/Beacon.tsx';
import { LOGO_HEIGHT, type Logo } from '../../ui/look/files.ts';
import { landscapeFile } from '../../ui/pictures/Landscape.tsx';
import { colourToken } from '../../ui/styles/colours.ts';
import { CARD, type Shown } from './address.ts';
import { cardFontStyle, cardFonts, moreFontStyle, moreFontsFor } from './fonts.ts';

/* If you change the drawing, increase `EDITION` in `address.ts`. */

interface CardContent extends Omit<Shown, 'title' | 'coverFile'> {
  /** The title, if the fonts can render it. Without a title, the card shows only the picture. */
  title: string | undefined;
  direction: 'ltr' | 'rtl';
  siteName: string | undefined;
  /** The site's logo or mark, which replaces the lighthouse. */
  logo?: Logo | undefined;
  /** The article's cover image, which replaces the landscape. */
  cover?: Buffer | undefined;
}

/** The settings with the colours: the accent's hue in degrees, and the paper. */
type Look = Pick<Settings['theme'], 'accentHue' | 'paper'>;

/** The size limit of an image, in bytes. Some messengers do not show larger images. */
const MAX_BYTES = 60_000;
/**
 * JPEG qualities, best first. A detailed photograph gets a lower quality, so that its size is
 * within the limit.
 */
const QUALITIES = [85, 75, 65, 55, 45, 35, 25];

/** The name under which the renderer has the cover image. */
const COVER = 'cover';

/**
 * Draws a social image: a PNG of a landscape, which has flat colours, or a JPEG of the article's
 * cover image.
 * @param look the colours of the site
 */
export async function drawCard(content: CardContent, look: Look): Promise<Buffer> {
  const { title, siteName, cover } = content;
  const fonts = moreFontsFor(`${title ?? ''} ${siteName ?? ''}`);
  await register(fonts);
  const styles = cardStyles(look) + moreFontStyle(fonts);
  const size = title === undefined ? undefined : await titleSize(title, styles);
  const shown = size === undefined ? { ...content, title: undefined } : content;
  const { node, css } = await fromJsx(<Card content={shown} size={size ?? 0} />);
  const options = {
    ...CARD,
    css: [`:root{--accent-hue:${look.accentHue}}`, styles, ...css],
    images: cover ? [{ src: COVER, data: cover }] : [],
  };
  if (!cover) return (await renderer()).render(node, { ...options, format: 'png' });
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await (await renderer()).render(node, { ...options, format: 'jpeg', quality });
    if (picture.length <= MAX_BYTES) break;
  }
  return picture;
}

let opened: Promise<Renderer> | undefined;

/** Creates a renderer with the fonts of every card. */
async function openRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const font of cardFonts) await renderer.registerFont(font);
  return renderer;
}

/** Returns the renderer of all images, because each renderer needs memory for its fonts. */
const renderer = () => {
  opened ??= openRenderer();
  return opened;
};

/** The font files of `moreFontsFor` that the renderer has, or is reading. */
const registered = new Map<string, Promise<void>>();

/** Adds font files to the renderer, each once, and waits until the renderer has all of them. */
async function register(fonts: ReturnType<typeof moreFontsFor>): Promise<void> {
  const add = async ({ name, file, unicodeRange }: (typeof fonts)[number]) => {
    await (await renderer()).registerFont({ name, data: await readFile(file), unicodeRange });
  };
  for (const font of fonts) if (!registered.has(font.file)) registered.set(font.file, add(font));
  await Promise.all(fonts.map(({ file }) => registered.get(file)));
}

const styleSheet = readFileSync(engineFile('./src/machines/social-pictures/card.css'), 'utf8');

const cardStyles = ({ paper }: Look) =>
  styleSheet.replace(/var\((--color-[a-z]+)\)/g, (_, name: string) =>
    colourToken(name, 'day', paper),
  ) + cardFontStyle;

const WORDS_WIDTH = 620;

/** The social image of a page: its title next to its picture. The styles are in card.css. */
function Card({ content, size }: { content: CardContent; size: number }) {
  const { title, direction, siteName, logo, cover, ...landscape } = content;
  const { height } = CARD;
  const width = title ? CARD.width - WORDS_WIDTH : CARD.width;
  // Markup, because the image renderer does not support React's `preserveAspectRatio`.
  const picture = cover ? COVER : landscapeFile(landscape, { width, height });
  return (
    <div className="card" dir={direction}>
      {title && (
        <div className="words">
          <Title title={title} size={size} />
          <div className="site">
            {logo ? <OwnMark {...logo} /> : <Beacon className="beacon" />}
            {siteName}
          </div>
        </div>
      )}
      <img className="picture" src={picture} width={width} height={height} alt="" />
    </div>
  );
}

/** The logo or mark, in the place of the lighthouse and as high as it. */
const OwnMark = ({ svg, width }: Logo) => (
  <img className="beacon" src={svg} style={{ width: (40 * width) / LOGO_HEIGHT }} alt="" />
);

/**
 * The title alone, so that it can be measured. The renderer draws the title into an image and never
 * sends it as HTML, so the title may have an inline style.
 */
function Title({ title, size }: { title: string; size: number }) {
  return (
    <div className="title" style={{ fontSize: size }}>
      {title}
    </div>
  );
}

/** The font sizes of a title in pixels, largest first. A long title gets a smaller size. */
const SIZES = [84, 76, 68, 60, 52, 46, 40, 34, 28] as const;
/** The box of a title, in pixels. If you change the width, change `.title` in card.css too. */
const TITLE = { width: 508, height: 430 };

/**
 * Returns the largest size at which a title fits without cutting a word; undefined if there is
 * none.
 */
async function titleSize(title: string, styles: string): Promise<number | undefined> {
  for (const size of SIZES) {
    const { node, css } = await fromJsx(<Title title={title} size={size} />);
    const measured = await (await renderer()).measure(node, {
      width: TITLE.width,
      css: [styles, ...css],
    });
    if (fits(measured, size)) return size;
  }
  return undefined;
}

/**
 * Returns whether a measured title fits into its place. A space at the end of a line does not count.
 */
function fits({ height, runs }: MeasuredNode, size: number): boolean {
  const space = size / 4;
  const right = Math.max(
    ...runs.map(({ x, width, text }) => x + width - (text.endsWith(' ') ? space : 0)),
  );
  return height <= TITLE.height && right <= TITLE.width;
}
