import { z } from 'zod';
import { whole } from './fields.ts';

export const socialImages = z.strictObject({
  /**
   * The number of articles, newest first, that have a social image of their own. Older articles
   * use the one of the home page. Without this field, every article has its own.
   */
  articles: whole(0, 1_000_000).optional(),
});
