import { z } from 'zod';
import { text, webAddress } from './fields.ts';

const DAY = 'a day in the form "2026-06-14"';

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

export const help = z
  .strictObject({
    name: text('the name of the directory').meta({
      label: 'Name',
      explanation: 'The name of the directory.',
      example: 'Find A Helpline',
    }),
    url: webAddress().meta({
      label: 'Address',
      explanation: 'The address of the directory.',
      example: 'https://findahelpline.com',
    }),
    lookedUp: text(DAY).refine(isDay, DAY).meta({
      label: 'Looked up',
      explanation:
        'The day on which somebody last looked at the directory. A year later, `daymark check` reminds you to look again.',
      example: '2026-06-14',
    }),
  })
  .meta({
    label: 'Help',
    explanation:
      'A directory of help for people in distress, by country. The contact page links to it.',
    group: 'The site',
  });

export type Help = z.output<typeof help>;
