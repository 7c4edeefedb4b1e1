import { z } from 'zod';
import * as wording from '#words';
import { text, webAddress, whole } from './fields.ts';

export const donation = z
  .union(
    [
      z.literal(false),
      z.strictObject({
        charity: text('the name of the charity').meta({
          label: 'Charity',
          explanation: 'The name of the charity.',
          example: 'Room to Read',
        }),
        url: webAddress().meta({
          label: 'Page for donations',
          explanation: "The address of the charity's page for donations.",
          example: 'https://charity.example/donate',
        }),
        title: text('a short title').max(60, 'a title of at most 60 characters').meta({
          label: 'Title',
          explanation: 'The title of the dialog.',
          example: 'Help a child to read',
        }),
        // The limit keeps the dialog within a quarter of a phone's screen.
        message: text('a short message').max(160, 'a message of at most 160 characters').meta({
          label: 'Text',
          explanation: 'The text of the dialog: one or two sentences.',
          example: 'Reading here is free. If you can, give a child the same.',
        }),
        donateLabel: text().default(wording.donateNow).meta({
          label: 'Text of the link',
          explanation: 'The text of the link to the charity.',
        }),
        laterLabel: text().default(wording.later).meta({
          label: 'Text of the button',
          explanation: 'The text of the button that closes the dialog.',
        }),
        delaySeconds: whole(1, 3600).default(30).meta({
          label: 'Delay',
          explanation: 'Seconds between the loading of the page and the dialog.',
        }),
        restDays: whole(0, 365).default(0).meta({
          label: 'Days of rest',
          explanation:
            'Days without the dialog after a visitor has pressed Later. With 0, the dialog appears on every visit, and the browser stores nothing.',
        }),
      }),
    ],
    'false, or an object with charity, url, title and message',
  )
  .meta({
    label: 'Donations',
    explanation:
      'The dialog on the home page that asks for a donation to a charity. `false` removes the dialog.',
    group: 'Donations',
  });
