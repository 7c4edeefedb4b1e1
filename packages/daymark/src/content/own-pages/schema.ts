import { textSchema } from '../static-pages/schema.ts';

/** The front matter of an own page in Markdown, and what an own Astro page exports as `page`. */
export const ownPageSchema = textSchema.omit({ sensitive: true });
