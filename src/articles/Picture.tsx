import { Landscape } from '../pictures/Landscape.tsx';
import type { Article } from './article.ts';
import './articles.css';

interface PictureProps {
  article: Pick<Article, 'slug' | 'cover'>;
  /** Classes that give the picture its shape; it is cropped to fill it. */
  shape: string;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes?: string;
  /** Whether it is in view at first and must not wait. */
  eager?: boolean;
}

/** A card as wide as a phone, or as half of a wider page. */
const IN_A_LIST = '(width < 48rem) 100vw, 50vw';

/** An article's picture: the author's, else a landscape drawn from its slug. */
export function Picture({
  article: { slug, cover },
  shape,
  sizes = IN_A_LIST,
  eager = false,
}: PictureProps) {
  if (!cover) return <Landscape seed={slug} className={`picture ${shape}`} />;
  return (
    <img
      className={`picture object-cover ${shape}`}
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
