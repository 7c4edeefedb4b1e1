import { z } from 'zod';
import { REMARKS } from '../remarks.ts';
import { oneOf, text } from './fields.ts';

export const publishing = z
  .strictObject({
    timer: text('what publishes the site again on its own, in a few words').optional().meta({
      label: 'Timer',
      explanation:
        'What builds and publishes the site again on its own, in your words, such as a schedule at GitLab. You need not name a workflow with a schedule in `.github/workflows/`: the checks find it.',
      example: 'the schedule at GitLab, every hour',
    }),
    accepted: z
      .array(
        z.strictObject(
          {
            id: oneOf(REMARKS).meta({
              label: 'Remark',
              explanation: 'The id of the remark, which the checks print after it in brackets.',
              example: 'no-ads-txt',
            }),
            file: text('the file that the remark names').optional().meta({
              label: 'File',
              explanation: 'The file that the remark names. Without this field, any file.',
              example: 'content/stories/the-gate.md',
            }),
            field: text('the field that the remark names').optional().meta({
              label: 'Field',
              explanation: 'The field that the remark names. Without this field, any field.',
              example: 'networks.0.adsTxt',
            }),
            reason: text('why you publish the site with the remark').meta({
              label: 'Reason',
              explanation: 'Why you publish the site in spite of the remark. The checks print it.',
              example: 'The network has no records.',
            }),
          },
          'a remark: its id and your reason',
        ),
        'a list of remarks',
      )
      .default([])
      .meta({
        label: 'Accepted remarks',
        explanation: 'Remarks before launch that stop no publication, because you have decided so.',
      }),
  })
  .meta({
    label: 'Publishing',
    explanation: 'What the checks cannot know about how you publish the site.',
    group: 'The site',
  });
