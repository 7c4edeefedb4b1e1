import { z } from 'zod';
import { company, key, newsletterFields } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/**
 * The newsletter service Buttondown. Its documentation names the address of the form, the field
 * `email`, and `embed` and `tag`. Source: https://docs.buttondown.com/building-your-subscriber-form
 */
export const buttondown = defineService({
  schema: z
    .strictObject({
      ...company('Buttondown', 'https://buttondown.com/legal/privacy'),
      ...newsletterFields,
      username: key('the name of your newsletter at Buttondown, such as "harbour"').meta({
        label: 'Username',
        explanation: 'The name of your newsletter at Buttondown, as in its address.',
        example: 'harbour',
      }),
      tag: key('the name of a tag').optional().meta({
        label: 'Tag',
        explanation: 'A tag that subscribers from this site get.',
        example: 'website',
      }),
    })
    .meta({ label: 'Buttondown', explanation: 'A newsletter at Buttondown.' }),
  newsletter: ({ username, tag }) => ({
    action: `https://buttondown.com/api/emails/embed-subscribe/${username}`,
    email: 'email',
    hidden: [['embed', '1'], ...(tag ? ([['tag', tag]] as const) : [])],
  }),
});
