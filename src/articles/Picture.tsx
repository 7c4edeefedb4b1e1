import { Landscape } from '../pictures/Landscape.tsx';
import type { Article } from './article.ts';
import './articles.css';

interface PictureProps {
  article: Pick<Article, 'slug' | 'cover'>;
  /** Classes that give the picture its shape; it is cropped to fill it. */
  shape: string;
  /** Whether it is in view at first and must not wait. */
  eager?: boolean;
}

/** An article's picture: the author's, else a landscape drawn from its slug. */
export function Picture({ article: { slug, cover }, shape, eager = false }: PictureProps) {
  if (!cover) return <Landscape seed={slug} className={`picture ${shape}`} />;
  return (
    <img
      className={`picture object-cover ${shape}`}
      src={cover.src}
      width={cover.width}
      height={cover.height}
      alt={cover.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
