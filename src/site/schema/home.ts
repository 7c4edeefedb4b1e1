import { z } from 'zod';
import { path, text, whole } from './kinds.ts';

export const home = z.strictObject({
  /** The headline over the picture. */
  headline: text().default('Transform Your Reality Through {Product}'),
  /** The sentence below the headline. */
  subtitle: text('a sentence below the headline'),
  /** The words of the button. */
  action: text().default('Start Your Journey'),
  /** Where the button leads. */
  actionPath: path().default('/resources'),
});

export const blog = z.strictObject({
  /** Articles on one page of the blog, or of a topic. */
  pageSize: whole(1, 100).default(9),
  /** Who writes the articles that name no author: a file in `content/authors/`. Without it, the publisher. */
  author: text('the name of a file in content/authors').optional(),
});
