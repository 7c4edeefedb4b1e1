import { z } from 'zod';
import { company, counterFields, key, serviceHost } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/** The visit counter Umami. Source: https://docs.umami.is/docs/api/sending-stats */
export const umami = defineService({
  schema: z
    .strictObject({
      ...company('Umami', 'https://umami.is/privacy'),
      ...counterFields,
      website: key('the id of the website at Umami').meta({
        label: 'Website',
        explanation: 'The id of the website at Umami.',
        example: 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
      }),
      host: serviceHost('https://umami.stillpoint.example').default('https://cloud.umami.is'),
    })
    .meta({ label: 'Umami', explanation: 'Counts visits with Umami.' }),
  count: ({ website, host }) => ({
    address: `${host}/api/send`,
    fields: {
      type: 'event',
      payload: {
        website,
        hostname: '$host',
        url: '$path',
        title: '$title',
        referrer: '$referrer',
        language: '$language',
      },
    },
    as: 'json',
  }),
});
