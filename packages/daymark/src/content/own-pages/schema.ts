import { textSchema } from '../static-pages/schema.ts';

/** The front matter of an owner's Markdown page, and the export `page` of an owner's Astro page. */
export const ownPageSchema = textSchema.omit({ sensitive: true });
