import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { articleSchema } from './articles/schema.ts';
import { authorSchema } from './authors/schema.ts';
import { markdownFolder } from './markdown/folder.ts';
import { stepSchema } from './path/schema.ts';
import { storySchema } from './stories/schema.ts';
import { textSchema } from './texts/schema.ts';
import { topicSchema } from './topics/schema.ts';

export const collections = {
  articles: defineCollection({
    loader: markdownFolder('articles', articleSchema(z.string())),
    schema: ({ image }) => articleSchema(image()),
  }),
  authors: defineCollection({
    loader: markdownFolder('authors', authorSchema),
    schema: authorSchema,
  }),
  topics: defineCollection({ loader: markdownFolder('topics', topicSchema), schema: topicSchema }),
  stories: defineCollection({
    loader: markdownFolder('stories', storySchema),
    schema: storySchema,
  }),
  path: defineCollection({ loader: markdownFolder('path', stepSchema), schema: stepSchema }),
  texts: defineCollection({ loader: markdownFolder('pages', textSchema), schema: textSchema }),
};
