import { z } from 'zod';
import { company, counterFields, key, serviceHost } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/**
 * The visit counter Plausible. Plausible reads JSON also in a request with the media type of plain
 * text.
 * Source: https://plausible.io/docs/events-api
 */
export const plausible = defineService({
  schema: z
    .strictObject({
      ...company('Plausible', 'https://plausible.io/privacy'),
      ...counterFields,
      domain: key('the name of the site at Plausible, such as "example.org"').meta({
        label: 'Domain',
        explanation: 'The name of the site at Plausible.',
        example: 'stillpoint.example',
      }),
      host: serviceHost('https://plausible.stillpoint.example').default('https://plausible.io'),
    })
    .meta({ label: 'Plausible', explanation: 'Counts visits with Plausible.' }),
  count: ({ domain, host }) => ({
    address: `${host}/api/event`,
    fields: { name: 'pageview', domain, url: '$url', referrer: '$referrer' },
    as: 'text',
  }),
});
