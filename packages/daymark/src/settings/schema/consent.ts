import { z } from 'zod';
import * as wording from '#words';
import { flag, matching, text, webAddress, whole } from './fields.ts';
import { hosts, script } from './network-fields.ts';

const ATTRIBUTES = 'the attributes of the script, such as { "data-domain-script": "0123-abcd" }';
const ATTRIBUTE = 'an attribute with the name "id", or a name that begins with "data-"';

export const consent = z
  .strictObject({
    title: text('a short title')
      .max(60, 'a title of at most 60 characters')
      .default(wording.consentTitle)
      .meta({ label: 'Title', explanation: 'The title of the question for consent.' }),
    message: text('a short message')
      .max(300, 'a message of at most 300 characters')
      .default(wording.consentMessage)
      .meta({
        label: 'Question',
        explanation: 'The text of the question for consent: two or three sentences.',
      }),
    acceptLabel: text('the text of a button').default(wording.accept).meta({
      label: 'Button to accept',
      explanation: 'The text of the button with which a visitor says yes.',
    }),
    refuseLabel: text('the text of a button').default(wording.refuse).meta({
      label: 'Button to refuse',
      explanation: 'The text of the button with which a visitor says no.',
    }),
    months: whole(1, 13).default(6).meta({
      label: 'Months until the next question',
      explanation: 'Months after which the site asks a visitor again.',
    }),
    platform: z
      .strictObject({
        name: text('the name of the platform').meta({
          label: 'Name',
          explanation: 'The name of the platform, which visitors see.',
          example: 'Acme Choices',
        }),
        script: script.meta({
          label: 'Script',
          explanation: 'The address of the script that the platform gives you.',
          example: 'https://cdn.acme.example/choices.js',
        }),
        attributes: z
          .record(
            z.string().regex(/^(?:id|data-[a-z][a-z0-9-]*)$/, ATTRIBUTE),
            z.string('the value of the attribute, in quotes'),
            { error: ({ code }) => (code === 'invalid_key' ? ATTRIBUTE : ATTRIBUTES) },
          )
          .optional()
          .meta({
            label: 'Attributes of the script',
            explanation:
              "Additional attributes of the platform's script, such as the number of your account.",
            example: { 'data-domain-script': '0123-abcd' },
          }),
        timeoutSeconds: whole(1, 60).default(10).meta({
          label: 'Waiting time',
          explanation:
            'Seconds after which the page reports in the console that the platform has neither answered nor asked.',
        }),
        hosts: hosts.default([]).meta({
          label: 'Hosts',
          explanation: 'The hosts that the platform needs, apart from the host of its script.',
          example: ['https://api.acme.example'],
        }),
        reopen: matching(
          /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/,
          'the name of a function, such as "googlefc.showRevocationMessage"',
        )
          .optional()
          .meta({
            label: 'Function that asks again',
            explanation:
              "The function of the platform's script that opens the visitor's choices again, if there is one.",
            example: 'googlefc.showRevocationMessage',
          }),
        privacyPolicy: webAddress().meta({
          label: 'Privacy policy',
          explanation: "The address of the platform's privacy policy.",
          example: 'https://acme.example/privacy',
        }),
      })
      .optional()
      .meta({
        label: 'Consent platform',
        explanation: 'A script of another company that asks visitors instead of the site.',
      }),
    outsideEurope: flag().meta({
      label: 'Not for Europe',
      explanation:
        'True only if the site is not offered in the European Economic Area, the United Kingdom or Switzerland.',
    }),
  })
  .meta({
    label: 'Consent',
    explanation:
      'How the site asks visitors before it contacts an ad network that needs their consent.',
    group: 'Advertising',
  });
