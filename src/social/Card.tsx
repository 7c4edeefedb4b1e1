import { renderToStaticMarkup } from 'react-dom/server';
import { Beacon } from '../pictures/Beacon.tsx';
import { Landscape } from '../pictures/Landscape.tsx';

/** What the picture of a page shows. */
export interface CardContent {
  /** The words as they can be set; without any, the picture is all there is. */
  title: string | undefined;
  direction: 'ltr' | 'rtl';
  siteName: string | undefined;
  /** What decides the landscape. */
  seed: string;
  /** The name of the author's own picture, shown instead of the landscape. */
  cover?: string | undefined;
}

/** The size of the picture in pixels, as social networks ask for it. */
export const CARD = { width: 1200, height: 630 } as const;

const WORDS_WIDTH = 620;

/** The title of a page beside its landscape, for social networks. Its styles are in card.css. */
export function Card({ content, size }: { content: CardContent; size: number }) {
  const { title, direction, siteName, seed, cover } = content;
  const width = title ? CARD.width - WORDS_WIDTH : CARD.width;
  return (
    <div className="card" dir={direction}>
      {title && (
        <div className="words">
          <Title title={title} size={size} />
          <div className="site">
            <Beacon className="beacon" />
            {siteName}
          </div>
        </div>
      )}
      <img
        className="picture"
        src={cover ?? landscapeSource(seed, width)}
        width={width}
        height={CARD.height}
        alt=""
      />
    </div>
  );
}

/** A title alone, as it is measured. Drawn as a picture and never sent as HTML, so its style may be inline. */
export function Title({ title, size }: { title: string; size: number }) {
  return (
    <div className="title" style={{ fontSize: size }}>
      {title}
    </div>
  );
}

/** As markup: the renderer of pictures does not know `preserveAspectRatio` as React writes it. */
function landscapeSource(seed: string, width: number): string {
  const size = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CARD.height}"`;
  return renderToStaticMarkup(<Landscape seed={seed} />).replace('<svg', size);
}
