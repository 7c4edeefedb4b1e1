import { z } from 'zod';
import { matching } from '../schema/fields.ts';
import { company, newsletterFields } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

const ACTION =
  'the address of your form at Mailchimp, such as "https://harbour.us21.list-manage.com/subscribe/post?u=0123456789abcdef&id=0123abcd"';

/**
 * The newsletter service Mailchimp. The embedded form has the field `EMAIL`, and a field with the ids
 * of the account and the audience in its name, which only programs fill in. Source:
 * https://mailchimp.com/help/add-a-signup-form-to-your-website/
 */
export const mailchimp = defineService({
  schema: z
    .strictObject({
      ...company('Mailchimp', 'https://www.intuit.com/privacy/statement/'),
      ...newsletterFields,
      form: matching(
        /^https:\/\/[a-z0-9-]+\.[a-z0-9]+\.list-manage\.com\/subscribe\/post\?u=[0-9a-f]+&id=[0-9a-f]+(?:&f_id=[0-9a-f]+)?$/,
        ACTION,
      ).meta({
        label: 'Address of the form',
        explanation:
          'The address in the `action` of the embedded form that Mailchimp writes for your audience, with `&` instead of `&amp;`.',
        example:
          'https://harbour.us21.list-manage.com/subscribe/post?u=0123456789abcdef&id=0123abcd',
      }),
    })
    .meta({ label: 'Mailchimp', explanation: 'A newsletter at Mailchimp.' }),
  newsletter: ({ form }) => {
    const { searchParams } = new URL(form);
    return {
      action: form,
      email: 'EMAIL',
      trap: `b_${searchParams.get('u')}_${searchParams.get('id')}`,
      leadsTo: ['https://*.list-manage.com', 'https://mailchi.mp'],
    };
  },
});
