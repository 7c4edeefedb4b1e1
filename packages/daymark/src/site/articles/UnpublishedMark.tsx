import type { Article } from '../../content/articles/article.ts';

/**
 * The mark of an article that only the live preview shows: "Draft", or the day of its publication.
 */
export function UnpublishedMark({ unpublished, day }: Pick<Article, 'unpublished' | 'day'>) {
  if (!unpublished) return null;
  return <strong>{unpublished === 'Scheduled' ? `From ${day}` : unpublished}</strong>;
}
