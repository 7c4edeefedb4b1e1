import { z } from 'zod';
import { text } from './fields.ts';

export const publishing = z
  .strictObject({
    timer: text('what publishes the site again on its own, in a few words').optional().meta({
      label: 'Timer',
      explanation:
        'What builds and publishes the site again on its own, in your words, such as a schedule at GitLab. The checks find a workflow with a schedule in `.github/workflows/` themselves.',
      example: 'the schedule at GitLab, every hour',
    }),
  })
  .meta({
    label: 'Publishing',
    explanation: 'What the checks cannot know about how you publish the site.',
    group: 'The site',
  });
