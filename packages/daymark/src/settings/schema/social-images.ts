import { z } from 'zod';
import { whole } from './fields.ts';

export const socialImages = z
  .strictObject({
    articles: whole(0, 1_000_000).optional().meta({
      label: 'Number of articles',
      explanation:
        'The number of articles, newest first, that have a social image of their own. Older articles use the image of the home page. Without this field, every article has its own image.',
      example: 500,
    }),
  })
  .meta({
    label: 'Social images',
    explanation: 'The images that social networks show beside a link to the site.',
    group: 'Appearance',
  });
