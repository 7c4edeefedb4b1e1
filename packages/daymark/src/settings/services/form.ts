import { z } from 'zod';
import { text, webAddress } from '../schema/fields.ts';
import { hosts } from '../schema/network-fields.ts';
import { fieldName, newsletterFields, otherCompany } from '../schema/service-fields.ts';
import { defineService } from '../service.ts';

/** Any other newsletter service that accepts the form of another site. */
export const form = defineService({
  schema: z
    .strictObject({
      ...otherCompany,
      ...newsletterFields,
      action: webAddress().meta({
        label: 'Address of the form',
        explanation: 'The address to which the form is sent.',
        example: 'https://letters.example/subscribe',
      }),
      email: fieldName('the name of the field for the e-mail address').default('email').meta({
        label: 'Field for the address',
        explanation: 'The name of the field for the e-mail address.',
      }),
      hidden: z
        .record(fieldName(), text('the value of the field, in quotes'), {
          error: () => 'the names and values of hidden fields',
        })
        .default({})
        .meta({
          label: 'Hidden fields',
          explanation: 'Further fields that the company expects, with their values.',
          example: { list: 'harbour' },
        }),
      trap: fieldName().optional().meta({
        label: 'Field for programs',
        explanation:
          'The name of a field that must stay empty, by which the company recognises programs.',
        example: 'website',
      }),
      leadsTo: hosts.default([]).meta({
        explanation:
          'The hosts to which the answer of the form leads, apart from that of the form and this site.',
        example: ['https://thanks.letters.example'],
      }),
    })
    .meta({
      label: 'A form of another company',
      explanation: 'A newsletter of any company or program that accepts a form.',
    }),
  newsletter: ({ action, email, hidden, trap, leadsTo }) => ({
    action,
    email,
    hidden: Object.entries(hidden),
    trap,
    leadsTo,
  }),
});
