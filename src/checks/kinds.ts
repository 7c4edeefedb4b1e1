import { z } from 'zod';
import { articleSchema } from '../articles/schema.ts';
import { storySchema } from '../stories/schema.ts';
import { textSchema } from '../texts/schema.ts';
import { topicSchema } from '../topics/schema.ts';

/** A way to refer to the texts of a folder by their names. */
type Reference = (folder: string) => z.ZodType;

interface Kind {
  /** What the front matter must be. */
  schema: (reference: Reference) => z.ZodType;
  /** The route of the page that each text has of its own. */
  route?: string;
  /** The page that a text stands on, where it has none of its own. */
  page?: (slug: string) => string;
}

/** The kinds of text, by their folder in `content/`. */
export const kinds: Readonly<Record<string, Kind>> = {
  articles: {
    schema: (reference) => articleSchema(z.string({ error: 'a file beside the text' }), reference),
    route: '/blog/[slug]',
  },
  topics: { schema: () => topicSchema, route: '/topics/[slug]' },
  stories: { schema: () => storySchema, page: () => '/community' },
  pages: { schema: () => textSchema, page: (slug) => `/${slug}` },
};

/** The path of the page that a text has of its own. */
export function ownPath(folder: string, slug: string): string | undefined {
  return kinds[folder]?.route?.replace('[slug]', slug);
}

/** The path of the page that a text is read on. */
export function readingPath(folder: string, slug: string): string {
  return ownPath(folder, slug) ?? kinds[folder]?.page?.(slug) ?? '/';
}
