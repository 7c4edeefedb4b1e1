import { z } from 'zod';
import { company, key, newsletterFields, serviceHost } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

const LISTS = 'at least one id of a list, such as "5e5e7e5e-5e5e-4e5e-8e5e-5e5e7e5e7e5e"';

/**
 * The newsletter program listmonk, on a host of the owner. A form has the field `email`, a field `l`
 * for each list, and the field `nonce`, which listmonk refuses if it is filled in. Source:
 * https://github.com/knadh/listmonk, static/public/templates/subscription-form.html
 */
export const listmonk = defineService({
  schema: z
    .strictObject({
      ...company('listmonk', 'https://listmonk.app'),
      ...newsletterFields,
      host: serviceHost('https://letters.stillpoint.example'),
      lists: z
        .array(key('the id of a list'), LISTS)
        .min(1, LISTS)
        .meta({
          label: 'Lists',
          explanation: 'The ids (UUID) of the public lists to which visitors subscribe.',
          example: ['5e5e7e5e-5e5e-4e5e-8e5e-5e5e7e5e7e5e'],
        }),
    })
    .meta({ label: 'listmonk', explanation: 'A newsletter of listmonk on a server of your own.' }),
  newsletter: ({ host, lists }) => ({
    action: `${host}/subscription/form`,
    email: 'email',
    hidden: lists.map((list) => ['l', list] as const),
    trap: 'nonce',
  }),
});
