import { z } from 'zod';
import { ADAPTERS } from '../adapters/adapters.ts';
import { didYouMean } from '../edit-distance.ts';
import type { Adapter, Adapters, Network } from '../network.ts';
import { POSITIONS, type SlotForm } from '../slots.ts';
import {
  dayText,
  flag,
  linkTarget,
  matching,
  oneOf,
  otherwise,
  suggesting,
  text,
  UNLESS_REPORTED,
  webAddress,
  whole,
  word,
} from './fields.ts';
import { hosts, script, size } from './network-fields.ts';
import type { NetworkInput } from './site-input.ts';

const bannerId = whole(1, 2_147_483_647);

const slot = z.strictObject({
  bannerId: bannerId.meta({
    label: 'Banner id',
    explanation:
      'The number that identifies the slot to an ad network. No two slots have the same number.',
    example: 101,
  }),
  creative: text('the id of a house creative').optional().meta({
    label: 'House creative',
    explanation:
      'The id of the house creative in this slot. Without this field, the build chooses one by its share.',
    example: 'write-to-us',
  }),
  sticky: flag().unwrap().optional().meta({
    label: 'Sticky',
    explanation:
      'Whether a tall slot stays on the screen while visitors scroll through the text beside it: lists on screens from 64rem, articles from 80rem. AdSense does not allow this.',
    example: true,
  }),
});

const BANNER_IDS = 'a list of banner ids, such as [211, 212]';

const inContent = z.strictObject(
  {
    bannerIds: z
      .array(bannerId, BANNER_IDS)
      .min(1, BANNER_IDS)
      .meta({
        label: 'Banner ids',
        explanation:
          'The numbers that identify the slots to an ad network, in the order of the text. An article has at most one slot for each.',
        example: [211, 212, 213],
      }),
    everyWords: whole(
      250,
      5_000,
      'so many words between two slots that advertising takes at most a quarter of the height on phones: ',
    )
      .default(350)
      .meta({
        label: 'Words between slots',
        explanation: 'The fewest words between two slots, before the first, and after the last.',
      }),
  },
  otherwise('the slots in the text of articles: { bannerIds: [211, 212], everyWords: 350 }'),
);

/** Returns the schema of the slots at some positions of a kind of page. */
const slotsAt = <Position extends string>(
  positions: Readonly<Record<Position, SlotForm>>,
  { label, page, first }: { label: string; page: string; first: number },
) =>
  z
    .union(
      [z.literal(false), z.record(z.enum(Object.keys(positions) as Position[]), slot)],
      `a slot for each position (${Object.keys(positions).join(', ')}), or false for a page without advertising`,
    )
    .meta({
      label,
      explanation: `The slots of ${page}.`,
      example: Object.fromEntries(
        Object.keys(positions).map((position, index) => [position, { bannerId: first + index }]),
      ),
    });

const { 'in-content': _, ...articlePositions } = POSITIONS.article;

/**
 * The slots of articles. Optional here, because `checkSlots` requires the slots in the text in one
 * of their two forms.
 */
const articleSlots = z
  .union(
    [
      z.literal(false),
      z.strictObject({
        'in-content-1': slot.optional().meta({
          label: 'First slot in the text',
          explanation: 'A slot between two sections, on phones.',
        }),
        'in-content-2': slot.optional().meta({
          label: 'Second slot in the text',
          explanation: 'A further slot between two sections, on phones.',
        }),
        'beside-content': slot.meta({
          label: 'Slot beside the text',
          explanation: 'The tall slot, on screens from 768 pixels.',
        }),
        'after-content': slot.meta({
          label: 'Slot after the text',
          explanation: 'A slot on every screen.',
        }),
        'in-content': inContent.optional().meta({
          label: 'Slots in the text, on every screen',
          explanation:
            'Instead of `in-content-1` and `in-content-2`, which only phones show: slots between the paragraphs of long articles.',
          example: { bannerIds: [211, 212, 213], everyWords: 350 },
        }),
      }),
    ],
    `a slot for each position (${Object.keys(articlePositions).join(', ')}), or false for a page without advertising`,
  )
  .meta({
    label: 'Articles',
    explanation: 'The slots of every article.',
    example: Object.fromEntries(
      Object.keys(articlePositions).map((position, index) => [position, { bannerId: 201 + index }]),
    ),
  });

export const slots = z
  .strictObject({
    home: slotsAt(POSITIONS.home, { label: 'Home page', page: 'the home page', first: 101 }),
    article: articleSlots,
    blog: slotsAt(POSITIONS.blog, { label: 'Blog', page: 'the list of all articles', first: 301 }),
    topic: slotsAt(POSITIONS.topic, { label: 'Topics', page: 'every topic', first: 401 }),
    resources: slotsAt(POSITIONS.resources, {
      label: 'Resources',
      page: 'the resources page',
      first: 501,
    }),
    community: slotsAt(POSITIONS.community, {
      label: 'Community',
      page: 'the community page',
      first: 601,
    }),
  })
  .meta({
    label: 'Slots',
    explanation:
      'The places for advertising, by page and position, each with its number. A page with `false` has no advertising.',
    group: 'Advertising',
  });

const IMAGES = 'images by their sizes, such as { "300x250": "/ads/lamps.png" }';
const IMAGE =
  'the path of a picture in public/, ending with .png, .jpg, .jpeg, .webp or .avif, such as "/ads/lamps.png"';

/** A house creative: a note from the publisher that fills a slot without a third party. */
const creative = z.strictObject({
  id: text('an id')
    .regex(/^[a-z0-9-]+$/, 'an id of lower-case letters, digits and hyphens')
    .meta({
      label: 'Id',
      explanation:
        'A short name in lower-case letters, digits and hyphens. A slot refers to the creative by this name, and the drawing of the creative depends on it.',
      example: 'write-to-us',
    }),
  title: text('the title of the house creative').max(60, 'a title of at most 60 characters').meta({
    label: 'Title',
    explanation: 'The title of the house creative.',
    example: 'Write to us',
  }),
  message: text('the message of the house creative')
    .max(180, 'a message of at most 180 characters')
    .meta({
      label: 'Text',
      explanation: 'One or two sentences.',
      example: 'Tell us what a quiet hour changed. We read every letter.',
    }),
  action: text('the text of the link').max(40, 'a link text of at most 40 characters').meta({
    label: 'Text of the link',
    explanation: 'What a visitor presses.',
    example: 'Write a letter',
  }),
  href: linkTarget().meta({
    label: 'Target of the link',
    explanation: 'A page of the site, as a path, or the address of another site.',
    example: '/contact',
  }),
  paid: flag().meta({
    label: 'Paid',
    explanation:
      'Whether somebody pays for the creative. A link to another site is then marked as sponsored for search engines.',
  }),
  share: whole(1, 100).default(1).meta({
    label: 'Share',
    explanation:
      "The creative's part of the slots that name no creative: a creative with 2 fills about twice as many slots as a creative with 1.",
  }),
  image: z
    .record(size, text(IMAGE).regex(/^(?!.*\/[./])\/.+\.(?:png|jpe?g|webp|avif)$/, IMAGE), {
      error: ({ code }) =>
        code === 'invalid_key' ? 'a width and a height in pixels, such as "300x250"' : IMAGES,
    })
    .optional()
    .meta({
      label: 'Images',
      explanation:
        'Images of the creative in `public/`, by their sizes in pixels, the preferred size first. A slot shows the first that fits, and screen readers read the text. A file has at most 150 KB, and may have twice as many pixels as the size, for sharp screens.',
      example: { '728x90': '/ads/lamps-wide.png', '300x250': '/ads/lamps.png' },
    }),
  from: dayText().optional().meta({
    label: 'From',
    explanation: "The first day of the creative, in the site's time zone.",
    example: '2026-12-01',
  }),
  to: dayText().optional().meta({
    label: 'To',
    explanation: "The last day of the creative, in the site's time zone.",
    example: '2026-12-24',
  }),
  topics: z
    .array(text('the name of the file of a topic, without its ending'), 'a list of topics')
    .default([])
    .meta({
      label: 'Topics',
      explanation:
        'The names of the files of topics. The creative is then only on the pages of these topics and their articles.',
      example: ['rest'],
    }),
  beforeNetworks: flag().meta({
    label: 'Before networks',
    explanation: 'Whether no ad network may replace the creative.',
  }),
});

export const creatives = z
  .array(creative, 'a list of house creatives')
  .min(1, 'at least one house creative')
  .meta({
    label: 'House creatives',
    explanation: 'Notes from you, which fill the slots that no ad network fills.',
    group: 'Advertising',
  });

/**
 * The field by whose value Zod chooses the schema of a network. The parsed value of the field is the
 * adapter itself.
 */
const adapterField = (name: string, adapter: Adapter) =>
  z
    .literal(name)
    .transform(() => adapter)
    .meta({
      label: 'Adapter',
      explanation: 'The way in which the network is embedded.',
    });

type NetworkSchema = z.core.$ZodTypeDiscriminable & z.ZodType<Network, NetworkInput>;

/**
 * Returns the schema of the ad networks. Slots that no network fills show notes of the publisher.
 * @param own the owner's adapters
 */
export function networks(own: Adapters) {
  const schemas = Object.entries({ ...ADAPTERS, ...own }).map(([name, adapter]) =>
    adapter.schema
      .safeExtend({ adapter: adapterField(name, adapter) })
      .meta(z.globalRegistry.get(adapter.schema) ?? {}),
  );
  const known = Object.keys(ADAPTERS);
  const error: z.core.$ZodErrorMap = ({ code, input }) =>
    code === 'invalid_type'
      ? 'an object with the fields adapter, id, name and others that depend on the adapter'
      : `an adapter: "${known.join('", "')}", or the path of a module of your own, such as "./adapters/acme.ts"${didYouMean(Object(input).adapter, known)}`;
  // TypeScript cannot infer the types from a list of schemas whose members it does not know.
  const union = schemas as unknown as [NetworkSchema, ...NetworkSchema[]];
  return z
    .array(z.discriminatedUnion('adapter', union, { error }), 'a list of networks')
    .default([])
    .meta({
      label: 'Ad networks',
      explanation:
        'The ad networks that fill slots. Without networks, house creatives fill the slots.',
      group: 'Advertising',
    });
}

const ORIGIN =
  'a URL that begins with "https://" and has no path, such as "https://frames.example.org"';

/** Matches a URL whose characters all hosts read literally in their configurations. */
const FILE = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w.~/@=&%,-]*(?:\?[\w.~/@=&%,-]*)?$/;

/** Settings of advertising that apply to every ad network. */
export const ads = z
  .strictObject({
    timeoutSeconds: whole(1, 30).default(8).meta({
      label: 'Waiting time',
      explanation:
        'Seconds after which a slot that no network has filled keeps your house creative.',
    }),
    frameHost: webAddress(ORIGIN)
      .refine((url) => new URL(url).origin === url && !/[;,]/.test(url), {
        error: ORIGIN,
        ...UNLESS_REPORTED,
      })
      .optional()
      .meta({
        label: 'Second host',
        explanation:
          'A second address that serves the same files, for networks that store data in browsers.',
        example: 'https://frames.example.org',
      }),
    adsTxt: z
      .strictObject({
        redirect: matching(
          FILE,
          'the URL of a file that begins with "https://", such as "https://manager.example/example.org/ads.txt", of letters, digits and the characters . _ ~ / @ = & % , -',
        ).meta({
          label: 'Address',
          explanation: 'The address of this file, to which `/ads.txt` of your site redirects.',
          example: 'https://manager.example/example.org/ads.txt',
        }),
      })
      .optional()
      .meta({
        label: 'Foreign ads.txt',
        explanation:
          'An `ads.txt` that somebody else maintains, such as the manager of your ad space.',
      }),
    debug: flag().meta({
      label: 'Debugging on the live site',
      explanation:
        'Whether `?ads=debug` at the end of an address, which shows what happens in each slot, also works on the published site.',
    }),
  })
  .meta({
    label: 'Advertising',
    explanation: 'Settings that apply to every ad network.',
    group: 'Advertising',
  });

const AFFILIATE =
  'the host of affiliate links, such as "amzn.to", or a path on this site that begins and ends with a slash, such as "/go/"';
const IS_AFFILIATE = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:\/[\w-]+)+\/)$/;

/** Returns the host or the path that an owner probably meant, if any. */
function affiliateIn(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const meant = input.startsWith('/') ? `${input}/` : URL.parse(input)?.hostname;
  return meant && IS_AFFILIATE.test(meant) ? meant : undefined;
}

export const affiliates = z
  .array(
    z.string(AFFILIATE).regex(IS_AFFILIATE, {
      error: ({ input }) => suggesting(AFFILIATE, affiliateIn(input)),
    }),
    'a list of hosts and paths, such as ["amzn.to", "/go/"]',
  )
  .default([])
  .meta({
    label: 'Affiliate links',
    explanation:
      'Where affiliate links lead: hosts with their subdomains, and paths on this site from which your server redirects. The site marks each of these links as sponsored, and begins the text with a sentence about them.',
    example: ['amzn.to', '/go/'],
    group: 'Advertising',
  });

const ATTRIBUTES = 'the attributes of the script, such as { "data-domain-script": "0123-abcd" }';
const ATTRIBUTE = 'an attribute with the name "id", or a name that begins with "data-"';

export const consent = z
  .strictObject({
    title: text('a short title')
      .max(60, 'a title of at most 60 characters')
      .default(word('consentTitle'))
      .meta({
        label: 'Title',
        explanation:
          'The title of the question for consent. If only a service asks, the default names no advertising.',
      }),
    message: text('a short message')
      .max(300, 'a message of at most 300 characters')
      .default(word('consentMessage'))
      .meta({
        label: 'Question',
        explanation:
          'The text of the question for consent: two or three sentences. If only a service asks, the default names no advertising.',
      }),
    acceptLabel: text('the text of a button').default(word('accept')).meta({
      label: 'Button to accept',
      explanation: 'The text of the button with which a visitor says yes.',
    }),
    refuseLabel: text('the text of a button').default(word('refuse')).meta({
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
    gpc: oneOf(['refuse', 'restrict']).default('refuse').meta({
      label: 'Global Privacy Control',
      explanation:
        'What the signal of a browser means where the GDPR does not apply: `refuse` every network that needs consent, or `restrict` networks to advertising that is not personalised. Elsewhere it refuses.',
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
