import { z } from 'zod';
import { webAddress } from '../schema/fields.ts';
import { company, newsletterFields } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/**
 * The newsletters of Ghost, which accepts no form of another site, so visitors get a link to the
 * owner's page at Ghost.
 */
export const ghost = defineService({
  schema: z
    .strictObject({
      ...company('Ghost', 'https://ghost.org/privacy/'),
      ...newsletterFields,
      page: webAddress().meta({
        label: 'Page',
        explanation: 'The page on which visitors subscribe, to which the site links.',
        example: 'https://harbour.ghost.io/#/portal/signup',
      }),
    })
    .meta({ label: 'Ghost', explanation: 'A newsletter of Ghost, on a page of its own.' }),
  newsletter: ({ page }) => ({ page }),
});
