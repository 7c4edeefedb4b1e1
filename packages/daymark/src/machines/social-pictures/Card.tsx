import { LOGO_HEIGHT, type Logo } from '../../ui/look/files.ts';
import { Beacon } from '../../ui/pictures/Beacon.tsx';
import { landscapeFile } from '../../ui/pictures/Landscape.tsx';

/** The content of a page's social image. */
export interface CardContent {
  /** The title, if the fonts can render it. Without a title, the card shows only the picture. */
  title: string | undefined;
  direction: 'ltr' | 'rtl';
  siteName: string | undefined;
  /** The owner's logo, which replaces the engine's mark. */
  logo?: Logo | undefined;
  /** The seed of the generated landscape. */
  seed: string;
  /** The topic of the generated landscape. */
  topic?: string | undefined;
  /** The name under which the renderer has the article's cover image, instead of the landscape. */
  cover?: string | undefined;
}

/** The size of the image in pixels, as social networks recommend it. */
export const CARD = { width: 1200, height: 630 } as const;

const WORDS_WIDTH = 620;

/** The social image of a page: its title next to its picture. The styles are in card.css. */
export function Card({ content, size }: { content: CardContent; size: number }) {
  const { title, direction, siteName, logo, seed, topic, cover } = content;
  const width = title ? CARD.width - WORDS_WIDTH : CARD.width;
  // Markup, because the image renderer does not support React's `preserveAspectRatio`.
  const landscape = () => landscapeFile({ seed, topic }, { width, height: CARD.height });
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
      <img
        className="picture"
        src={cover ?? landscape()}
        width={width}
        height={CARD.height}
        alt=""
      />
    </div>
  );
}

const OwnMark = ({ svg, width }: Logo) => (
  <img className="beacon" src={svg} style={{ width: (40 * width) / LOGO_HEIGHT }} alt="" />
);

/**
 * The title alone, so that it can be measured. It is drawn into an image and never sent as HTML, so
 * it may have an inline style.
 */
export function Title({ title, size }: { title: string; size: number }) {
  return (
    <div className="title" style={{ fontSize: size }}>
      {title}
    </div>
  );
}
