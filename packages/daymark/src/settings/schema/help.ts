import { z } from 'zod';
import { text, webAddress } from './fields.ts';

const DAY = 'a day in the form "2026-06-14"';

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** A directory of help for people in distress, by country. The contact page links to it. */
export const help = z.strictObject({
  /** The name of the directory. */
  name: text('the name of the directory'),
  /** The URL of the directory. */
  url: webAddress(),
  /** The day on which somebody last looked at the directory. */
  lookedUp: text(DAY).refine(isDay, DAY),
});

export type Help = z.output<typeof help>;
