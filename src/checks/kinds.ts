import { z } from 'zod';
import { articleSchema } from '../articles/schema.ts';
import { authorSchema } from '../authors/schema.ts';
import { numberedName } from '../path/order.ts';
import { stepSchema } from '../path/schema.ts';
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
  /** The slug of that page, where it is not the text's. */
  slugOf?: (slug: string) => string;
  /** The page that a text stands on, where it has none of its own. */
  page?: (slug: string) => string;
}

/** The kinds of text, by their folder in `content/`. */
export const kinds: Readonly<Record<string, Kind>> = {
  articles: {
    schema: (reference) => articleSchema(z.string({ error: 'a file beside the text' }), reference),
    route: '/blog/[slug]',
  },
  authors: { schema: () => authorSchema, route: '/authors/[slug]' },
  path: {
    schema: (reference) => stepSchema(reference),
    route: '/path/[slug]',
    slugOf: (slug) => numberedName(slug)?.name ?? slug,
  },
  topics: { schema: () => topicSchema, route: '/topics/[slug]' },
  stories: { schema: () => storySchema, page: () => '/community' },
  pages: { schema: () => textSchema, page: (slug) => `/${slug}` },
};

/** The path of the page that a text has of its own. */
export function ownPath(folder: string, slug: string): string | undefined {
  const { route, slugOf = (slug: string) => slug } = kinds[folder] ?? {};
  return route?.replace('[slug]', slugOf(slug));
}

/** The path of the page that a text is read on. */
export function readingPath(folder: string, slug: string): string {
  return ownPath(folder, slug) ?? kinds[folder]?.page?.(slug) ?? '/';
}
