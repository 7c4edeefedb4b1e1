import { defineCollection, reference } from 'astro:content';
import { articleSchema } from './content/articles/schema.ts';
import { authorSchema } from './content/authors/schema.ts';
import { markdownFolder } from './content/markdown/folder.ts';
import { ownPagesLoader } from './content/own-pages/loader.ts';
import { stepSchema } from './content/path/schema.ts';
import { ownPageSchema, textSchema } from './content/static-pages/schema.ts';
import { storySchema } from './content/stories/schema.ts';
import { topicSchema } from './content/topics/schema.ts';

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
  own: defineCollection({ loader: ownPagesLoader(), schema: ownPageSchema }),
  texts: defineCollection({ loader: markdownFolder('pages'), schema: textSchema }),
};
