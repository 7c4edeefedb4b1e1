import { z } from 'zod';
import { articleSchema } from '../articles/schema.ts';
import { authorSchema } from '../authors/schema.ts';
import { OWN_PAGES, OWN_ROUTE } from '../own-pages/files.ts';
import { numberedName } from '../path/order.ts';
import { stepSchema } from '../path/schema.ts';
import { ownPageSchema, textSchema } from '../static-pages/schema.ts';
import { storySchema } from '../stories/schema.ts';
import { topicSchema } from '../topics/schema.ts';

/** Returns the schema for the name of a content file in a folder. */
type Reference = (folder: string) => z.ZodType;

interface Kind {
  /** Returns the schema of the front matter. */
  schema: (reference: Reference) => z.ZodType;
  /** The route of the pages, if each content file has a page. */
  route?: string;
  /** Returns the slug of the page, if it differs from the slug of the content file. */
  slugOf?: (slug: string) => string;
  /** Returns the path of the page that shows the content file, if the file has no separate page. */
  page?: (slug: string) => string;
}

/** The kinds of content files, by folder as a path from `content/`. */
export const kinds: Readonly<Record<string, Kind>> = {
  articles: {
    schema: (reference) =>
      articleSchema(z.string('a picture file beside the Markdown file'), reference),
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
  [OWN_PAGES]: { schema: () => ownPageSchema, route: OWN_ROUTE },
  pages: { schema: () => textSchema, page: (slug) => `/${slug}` },
};

/** Returns the path of a content file's page; undefined for a kind without separate pages. */
export function pagePath(folder: string, slug: string): string | undefined {
  const { route, slugOf = (slug: string) => slug } = kinds[folder] ?? {};
  return route?.replace(/\[.*\]/, slugOf(slug));
}

/** Returns the path of the page that shows a content file. */
export function readingPath(folder: string, slug: string): string {
  return pagePath(folder, slug) ?? kinds[folder]?.page?.(slug) ?? '/';
}
