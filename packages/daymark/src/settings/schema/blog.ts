import { z } from 'zod';
import { text, whole } from './fields.ts';

export const blog = z.strictObject({
  /** The number of articles on one page of the blog or of a topic. */
  pageSize: whole(1, 100).default(9),
  /**
   * The default author of articles: the name of a file in `content/authors/`. Without it, the
   * publisher is the author.
   */
  author: text('the name of a file in content/authors').optional(),
});
