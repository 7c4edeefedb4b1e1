import type { Article } from '../../content/articles/article.ts';
import { Landscape } from '../../ui/pictures/Landscape.tsx';
import { WIDE_LAYOUT } from '../../ui/styles/at-rules.ts';
import '../../ui/pictures/picture.css';
import './articles.css';

interface PictureProps {
  article: Pick<Article, 'slug' | 'cover' | 'landscape' | 'topics'>;
  /** Classes that set the size of the box, to which the picture is cropped. */
  shape: string;
  /** The displayed width, as the value of the `sizes` attribute. */
  sizes?: string;
  /** Whether the picture is in the first viewport and loads without delay. */
  eager?: boolean;
  /** The coarseness of a landscape, and its flattest shape: see `Landscape`. */
  coarseness?: number;
  flattest?: number | undefined;
}

/** The default `sizes`: a card fills the width of a phone, or half of a wider page. */
const IN_A_LIST = `${WIDE_LAYOUT} 50vw, 100vw`;

/**
 * Shows the picture of an article: its cover image, or a landscape. The slug and the topic determine the
 * parts of the landscape that the author has not chosen.
 */
export function Picture({
  article,
  shape,
  sizes = IN_A_LIST,
  eager = false,
  coarseness = 1,
  flattest,
}: PictureProps) {
  const { slug, cover, landscape, topics } = article;
  if (!cover)
    return (
      <Landscape
        seed={slug}
        topic={topics[0]?.slug}
        {...landscape}
        className={`picture ${shape}`}
        coarseness={coarseness}
        flattest={flattest}
      />
    );
  return (
    <img
      className={`picture object-cover ${shape}${cover.isTransparent ? ' transparent' : ''}`}
      src={cover.src}
      srcSet={cover.srcSet}
      sizes={sizes}
      width={cover.width}
      height={cover.height}
      alt={cover.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
