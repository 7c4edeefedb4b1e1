import { z } from 'zod';
import { text, unique, webAddress } from './fields.ts';

export const contact = z
  .strictObject({
    email: z.email('an e-mail address, such as "letters@example.org"').meta({
      label: 'E-mail address',
      explanation: 'The e-mail address for letters to you, which the contact page shows.',
      example: 'letters@example.org',
    }),
    postal: z
      .array(text(), 'a list of lines, such as ["1 High Street", "London"]')
      .optional()
      .meta({
        label: 'Postal address',
        explanation: 'Your postal address, line by line.',
        example: ['1 High Street', 'London'],
      }),
    links: z
      .array(
        z.strictObject({
          name: text('the text of a link').meta({
            label: 'Text',
            explanation: 'The text of the link.',
            example: 'Mastodon',
          }),
          url: webAddress().meta({
            label: 'Address',
            explanation: 'The address that the link leads to.',
            example: 'https://social.example/@stillpoint',
          }),
        }),
        'a list of links',
      )
      .superRefine(...unique('url', 'a URL that no other link of the list has'))
      .default([])
      .meta({
        label: 'Other ways',
        explanation: 'Links to other ways to reach you, on the contact page.',
      }),
    formEndpoint: webAddress().optional().meta({
      label: 'Address for forms',
      explanation:
        'The address of a service that receives what visitors write in the contact form. Without this field, the contact page has no form.',
      example: 'https://forms.example/stillpoint',
    }),
  })
  .meta({ label: 'Contact', explanation: 'The ways to reach you.', group: 'The site' });
