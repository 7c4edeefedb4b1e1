import { z } from 'zod';
import { articlePath, authorPath, stepPath, topicPath } from '../../settings/paths.ts';
import { articleSchema } from '../articles/schema.ts';
import { authorSchema } from '../authors/schema.ts';
import { OWN_PAGES, OWN_ROUTE } from '../own-pages/files.ts';
import { numberedName } from '../path/order.ts';
import { stepSchema } from '../path/schema.ts';
import { ownPageSchema, textSchema } from '../static-pages/schema.ts';
import { storySchema } from '../stories/schema.ts';
import { topicSchema } from '../topics/schema.ts';

/** Returns the schema of a field that contains the name of a content file in a folder. */
type Reference = (folder: string) => z.ZodType;

interface Kind {
  /** Returns the schema of the front matter. */
  schema: (reference: Reference) => z.ZodType;
  /** Returns the path of the page that shows the content file. */
  path: (slug: string) => string;
  /** The route of the pages, if each content file has a page. */
  route?: string;
}

/** The kinds of content files, by folder. The folders are relative to `content/`. */
export const kinds: Readonly<Record<string, Kind>> = {
  articles: {
    schema: (reference) =>
      articleSchema(z.string('a picture file next to the Markdown file'), reference),
    path: articlePath,
    route: articlePath('[slug]'),
  },
  authors: { schema: () => authorSchema, path: authorPath, route: authorPath('[slug]') },
  path: {
    schema: stepSchema,
    path: (slug) => stepPath(numberedName(slug)?.name ?? slug),
    route: stepPath('[slug]'),
  },
  topics: { schema: () => topicSchema, path: topicPath, route: topicPath('[slug]') },
  stories: { schema: () => storySchema, path: () => '/community' },
  [OWN_PAGES]: { schema: () => ownPageSchema, path: (slug) => `/${slug}`, route: OWN_ROUTE },
  pages: { schema: () => textSchema, path: (slug) => `/${slug}` },
};

/** Returns the path of a content file's page; undefined for a kind without separate pages. */
export const pagePath = (folder: string, slug: string): string | undefined =>
  kinds[folder]?.route && kinds[folder].path(slug);

/** Returns the path of the page that shows a content file. */
export const readingPath = (folder: string, slug: string): string =>
  kinds[folder]?.path(slug) ?? '/';
