import { z } from 'zod';
import * as wording from '#words';
import { text, webAddress, whole } from './fields.ts';

/** The dialog on the home page that asks for a donation; `false` for no dialog. */
export const donation = z.union(
  [
    z.literal(false),
    z.strictObject({
      /** The charity's name. */
      charity: text('the name of the charity'),
      /** The charity's page for donations. */
      url: webAddress(),
      /** The title of the dialog. */
      title: text('a short title').max(60, 'a title of at most 60 characters'),
      /**
       * The text of the dialog: one or two sentences, so that the dialog covers at most a quarter
       * of a phone's screen.
       */
      message: text('a short message').max(160, 'a message of at most 160 characters'),
      /** The text of the link to the charity. */
      donateLabel: text().default(wording.donateNow),
      /** The text of the button that closes the dialog. */
      laterLabel: text().default(wording.later),
      /** Seconds between the page load and the dialog. */
      delaySeconds: whole(1, 3600).default(30),
      /** Days without the dialog after "Later"; 0 opens it on every visit and stores nothing. */
      restDays: whole(0, 365).default(0),
    }),
  ],
  'false, or an object with charity, url, title and message',
);
