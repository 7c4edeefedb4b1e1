import { defineCollection, reference } from 'astro:content';
import { articleSchema } from './articles/schema.ts';
import { authorSchema } from './authors/schema.ts';
import { markdownFolder } from './markdown/folder.ts';
import { stepSchema } from './path/schema.ts';
import { storySchema } from './stories/schema.ts';
import { textSchema } from './texts/schema.ts';
import { topicSchema } from './topics/schema.ts';

export const collections = {
  articles: defineCollection({
    loader: markdownFolder('articles'),
    schema: ({ image }) => articleSchema(image(), reference),
  }),
  authors: defineCollection({ loader: markdownFolder('authors'), schema: authorSchema }),
  topics: defineCollection({ loader: markdownFolder('topics'), schema: topicSchema }),
  stories: defineCollection({
    loader: markdownFolder('stories'),
    schema: storySchema,
  }),
  path: defineCollection({ loader: markdownFolder('path'), schema: stepSchema(reference) }),
  texts: defineCollection({ loader: markdownFolder('pages'), schema: textSchema }),
};
