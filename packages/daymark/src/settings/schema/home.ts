import { z } from 'zod';
import { path, text, whole } from './fields.ts';

export const home = z.strictObject({
  /** The headline over the picture. */
  headline: text().default('Transform Your Reality Through {Product}'),
  /** The sentence below the headline. */
  subtitle: text('a sentence below the headline'),
  /** The text of the button. */
  action: text().default('Start Your Journey'),
  /** The path that the button links to. */
  actionPath: path().default('/resources'),
});

export const blog = z.strictObject({
  /** The number of articles on one page of the blog or of a topic. */
  pageSize: whole(1, 100).default(9),
  /**
   * The default author of articles: the name of a file in `site/content/authors/`. Without it, the
   * publisher is the author.
   */
  author: text('the name of a file in content/authors').optional(),
});
