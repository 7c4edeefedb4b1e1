import { BLOG } from '#addresses';
import type { Picture as SitePicture } from '../../content/texts.ts';
import type { Settings } from '../../settings/site.ts';
import type { TwoHours } from '../../ui/pictures/two-hours.ts';

/** The picture of the hero: a drawing, or a file of the owner. */
export type OpeningPicture =
  | { readonly drawing: TwoHours }
  | { readonly file: Omit<SitePicture, 'variants'> };

interface OpeningProps
  extends Pick<Settings['home'], 'headline' | 'subtitle' | 'action' | 'actionPath'> {
  /** The place of the picture; undefined if the page begins with words alone. */
  place?: 'beside' | 'below' | undefined;
  picture?: OpeningPicture | undefined;
  /** Whether articles follow at once. */
  isBrief: boolean;
  /** Whether the words are in the middle, below a name in the middle. */
  isCentred: boolean;
}

/**
 * Shows the top of a home page whose owner has chosen the hero. The headline is on the paper, and never
 * on the picture, so every picture is allowed.
 */
export function Opening({ headline, subtitle, action, actionPath, ...look }: OpeningProps) {
  const { place, picture, isBrief, isCentred } = look;
  const kind = picture && place ? place : isBrief ? 'brief' : 'bare';
  return (
    <section
      className={`opening opening-${kind}${isCentred && kind !== 'beside' ? ' opening-centred' : ''}`}
    >
      <div className="opening-words">
        <h1 className="display">{headline}</h1>
        <p className="mt-6 max-w-[34ch] text-lead">{subtitle}</p>
        {/* The list of all articles needs no button above the newest articles. */}
        {!(isBrief && actionPath === BLOG) && (
          <p className="mt-8">
            <a className="button" href={actionPath}>
              {action}
            </a>
          </p>
        )}
      </div>
      {picture && place && <Shown {...picture} />}
    </section>
  );
}

/** The picture, which decorates the page, and is hidden from screen readers. */
function Shown(picture: OpeningPicture) {
  if ('drawing' in picture)
    return (
      <svg
        className="picture"
        viewBox={picture.drawing.viewBox}
        strokeLinecap="round"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own shapes
        dangerouslySetInnerHTML={{ __html: picture.drawing.markup }}
      />
    );
  const { src, srcSet, width, height } = picture.file;
  return (
    <img
      className="picture"
      src={src}
      srcSet={srcSet}
      sizes="100vw"
      width={width}
      height={height}
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  );
}
