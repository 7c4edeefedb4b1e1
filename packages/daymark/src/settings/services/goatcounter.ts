import { z } from 'zod';
import { company, counterFields, serviceHost } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/** The visit counter GoatCounter. Source: https://www.goatcounter.com/help/pixel */
export const goatcounter = defineService({
  schema: z
    .strictObject({
      ...company('GoatCounter', 'https://www.goatcounter.com/help/privacy'),
      ...counterFields,
      host: serviceHost('https://harbour.goatcounter.com'),
    })
    .meta({ label: 'GoatCounter', explanation: 'Counts visits with GoatCounter.' }),
  count: ({ host }) => ({
    address: `${host}/count`,
    fields: { p: '$path', t: '$title', r: '$referrer' },
    as: 'query',
  }),
});
