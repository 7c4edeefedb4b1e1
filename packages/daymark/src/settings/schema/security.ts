import { z } from 'zod';
import { webAddress } from './fields.ts';

const CONTACT = 'an e-mail address, or a URL that begins with "https://"';

export const security = z
  .strictObject({
    contact: z
      .union([z.email(CONTACT), webAddress(CONTACT)], CONTACT)
      .optional()
      .meta({
        label: 'Contact',
        explanation:
          'An e-mail address or a page for reports. Without this field, the e-mail address of `contact`.',
        example: 'security@example.org',
      }),
    policy: webAddress().optional().meta({
      label: 'Policy',
      explanation: 'A page that describes how you handle reports.',
      example: 'https://stillpoint.example/security',
    }),
    acknowledgments: webAddress().optional().meta({
      label: 'Thanks',
      explanation: 'A page that thanks the people who have reported a vulnerability.',
      example: 'https://stillpoint.example/thanks',
    }),
  })
  .meta({
    label: 'Security reports',
    explanation:
      'Where people report a vulnerability of the site. `/.well-known/security.txt` shows these fields.',
    group: 'The site',
  });
