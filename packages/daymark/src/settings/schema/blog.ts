import { z } from 'zod';
import { text, whole } from './fields.ts';

export const blog = z.strictObject({
  /**
   * The number of articles on an archive page of the blog, a topic or an author. The newest page has
   * at least as many, and fewer than twice as many.
   */
  pageSize: whole(1, 100).default(9),
  /**
   * The default author of articles: the name of a file in `content/authors/`. Without it, the
   * publisher is the author.
   */
  author: text('the name of a file in content/authors').optional(),
});
