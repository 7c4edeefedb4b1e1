import { z } from 'zod';
import { articleSchema } from './articles/schema.ts';
import { authorSchema } from './authors/schema.ts';
import { OWN_PAGES } from './own-pages/files.ts';
import { stepSchema } from './path/schema.ts';
import { ownPageSchema, textSchema } from './static-pages/schema.ts';
import { storySchema } from './stories/schema.ts';
import { topicSchema } from './topics/schema.ts';

/**
 * Returns the schemas of the front matter of content files, by folder. The folders are relative to
 * `content/`.
 * @param reference returns the schema of a field that contains the name of a file in a folder
 */
export const schemasOf = <Reference extends z.ZodType>(
  reference: (folder: string) => Reference,
) => ({
  articles: articleSchema(z.string('a picture file next to the Markdown file'), reference),
  authors: authorSchema,
  path: stepSchema(reference),
  topics: topicSchema,
  stories: storySchema,
  [OWN_PAGES]: ownPageSchema,
  pages: textSchema,
});
