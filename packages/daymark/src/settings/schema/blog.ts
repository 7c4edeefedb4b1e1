import { z } from 'zod';
import { text, whole } from './fields.ts';

export const blog = z
  .strictObject({
    pageSize: whole(1, 100).default(9).meta({
      label: 'Articles on a page',
      explanation:
        'The number of articles on an archive page of the blog, a topic or an author. The newest page has at least as many, and fewer than twice as many.',
    }),
    author: text('the name of a file in content/authors').optional().meta({
      label: 'Usual author',
      explanation:
        'The author of every article that names none: the name of a file in `content/authors/`, without its ending. Without this field, the publisher is the author.',
      example: 'editors',
    }),
  })
  .meta({
    label: 'Blog',
    explanation: 'How lists of articles are divided into pages, and who usually writes.',
    group: 'Pages',
  });
