import { z } from 'zod';
import { FIRST_SEGMENTS, GONE, NAME, SEGMENTS } from '../addresses.ts';
import {
  matching,
  noteLink,
  oldAddress,
  oneOf,
  path,
  text,
  unique,
  webAddress,
  whole,
  word,
} from './fields.ts';

/** The sections of the home page below its picture, in the default order. */
const SECTIONS = ['featured', 'newest', 'stories', 'google-ads'] as const;
type HomeSection = (typeof SECTIONS)[number];

/** The sections that a site may leave out. */
const OPTIONAL: readonly HomeSection[] = ['newest', 'google-ads'];

/** Reports sections of the home page that are repeated, missing, or in an order that the page cannot show. */
function checkSections(sections: readonly HomeSection[], context: z.RefinementCtx): void {
  const report = (message: string, ...path: number[]) =>
    context.addIssue({ code: 'custom', path, message });
  sections.forEach((name, index) => {
    if (sections.indexOf(name) < index) report('a section that is not already in the list', index);
    const before = sections[index - 1];
    if (name === 'google-ads' && before !== 'newest' && before !== 'stories')
      report(
        '"google-ads" directly after "newest" or "stories", because elsewhere it would follow a slot',
        index,
      );
  });
  const missing = SECTIONS.filter((name) => !OPTIONAL.includes(name) && !sections.includes(name));
  if (missing.length > 0)
    report(
      `a list with ${missing.join(', ')}, because only ${OPTIONAL.join(' and ')} may be left out`,
    );
}

export const home = z
  .strictObject({
    headline: text().default(word('headline')).meta({
      label: 'Headline',
      explanation: 'The headline over the picture.',
    }),
    subtitle: text('a sentence below the headline').meta({
      label: 'Subtitle',
      explanation: 'The sentence below the headline.',
      example: 'Unhurried reading on {product}.',
    }),
    action: text().default(word('startJourney')).meta({
      label: 'Text of the button',
      explanation: 'The text of the button below the subtitle.',
    }),
    actionPath: path().default('/resources').meta({
      label: 'Target of the button',
      explanation: 'The page of the site that the button leads to.',
    }),
    note: noteLink('Unwell or grieving? Ask first.', '/resources#ask-first').meta({
      label: 'Note',
      explanation:
        'A link below the picture, for what some visitors should read before they begin.',
    }),
    answers: z
      .array(
        noteLink('Does it work? What research says', '/blog/what-research-says').unwrap(),
        'a list of links',
      )
      .max(3, 'at most 3 links, because they share a line')
      .superRefine(...unique('href', 'a target that no other link of the list has'))
      .default([])
      .meta({
        label: 'Answers',
        explanation:
          'Links beside the note that answer what visitors ask first, such as who writes the site.',
      }),
    googleAdsNote: text().default(word('nothingLoaded')).meta({
      label: 'Note on Google Ads',
      explanation: 'The sentence in the box for Google Ads while no network fills the box.',
    }),
    sections: z
      .array(oneOf(SECTIONS), 'a list of sections')
      .superRefine(checkSections)
      .default([...SECTIONS])
      .meta({
        label: 'Sections',
        explanation:
          'The sections below the picture, in their order: `featured` has the first three guides, `newest` the latest articles, `stories` the featured stories, and `google-ads` the box for Google Ads. Advertising moves with its section. Only `newest` and `google-ads` may be left out.',
      }),
  })
  .meta({
    label: 'Home page',
    explanation: 'The texts at the top of the home page, and the order of its sections.',
    group: 'Pages',
  });

const link = z.strictObject({
  name: text('the text of a link').meta({
    label: 'Text',
    explanation: 'The text of the link.',
    example: 'About Us',
  }),
  path: path().meta({
    label: 'Page',
    explanation: 'The path of the page that the link leads to.',
    example: '/about',
  }),
});

/** A list of links to different pages of this site. */
const links = z
  .array(link, 'a list of links')
  .superRefine(...unique('path', 'a path that no other link of the list has'));

export const navigation = links
  .min(1, 'at least one link')
  .max(8, 'at most 8 links, because the navigation bar has no space for more')
  .meta({
    label: 'Navigation',
    explanation: 'The links at the top of every page, in their order.',
    group: 'Pages',
  });

export const needs = z
  .array(noteLink('I cannot sleep', '/topics/rest').unwrap(), 'a list of links')
  .max(12, 'at most 12 links, because visitors must find their own at a glance')
  .superRefine(...unique('text', 'a text that no other link of the list has'))
  .meta({
    label: 'Needs',
    explanation:
      'What brings visitors here, in their own words, such as “I cannot sleep”. Each text links to a page that helps. The search page shows the list, and the home page links to it.',
    group: 'Pages',
  });

export const footer = z
  .strictObject({
    trust: text().default(word('trust')).meta({
      label: 'Description',
      explanation: 'The sentence that describes the site.',
    }),
    invitation: text().default(word('joinCommunity')).meta({
      label: 'Invitation',
      explanation: 'The text of the link to the community.',
    }),
    partnersNote: text().default(word('partnersNote')).meta({
      label: 'Note on partners',
      explanation: 'What the partners are: the sentence above the links to them.',
    }),
    quickLinks: links.meta({
      label: 'Quick links',
      explanation: 'The first list of links to pages of the site.',
    }),
    legal: links.meta({ label: 'Legal', explanation: 'The links to legal pages.' }),
  })
  .meta({
    label: 'Footer',
    explanation: 'The end of every page.',
    group: 'Pages',
  });

export const partners = z
  .array(
    z.strictObject({
      name: text('the name of the partner').meta({
        label: 'Name',
        explanation: 'The name of the partner.',
        example: 'Open Library',
      }),
      url: webAddress().meta({
        label: 'Address',
        explanation: "The address of the partner's site.",
        example: 'https://openlibrary.org/',
      }),
    }),
    'a list of partners',
  )
  .superRefine(...unique('url', 'a URL that no other partner has'))
  .meta({
    label: 'Partners',
    explanation:
      'Links to other sites in the footer, which open in a new tab. An empty list, `[]`, if there are none.',
    group: 'Pages',
  });

export const blog = z
  .strictObject({
    pageSize: whole(1, 100).default(9).meta({
      label: 'Articles on a page',
      explanation:
        'The number of articles on an archive page of the blog, a topic or an author. The newest page has at least as many, and fewer than twice as many.',
    }),
    author: text('the name of a file in content/authors').optional().meta({
      label: 'Usual author',
      explanation:
        'The author of every article that names none: the name of a file in `content/authors/`, without its ending. Without this field, the publisher is the author.',
      example: 'editors',
    }),
    feedPage: path().optional().meta({
      label: 'Page about feeds',
      explanation:
        'A page of yours that explains feeds. The home page and the blog link to it instead of to the feed itself, which browsers show as code.',
      example: '/feeds',
    }),
  })
  .meta({
    label: 'Blog',
    explanation:
      'How lists of articles are divided into pages, who usually writes, and how to follow the site.',
    group: 'Pages',
  });

/** A segment of an address. */
const segment = () =>
  matching(
    new RegExp(`^${NAME}$`, 'u'),
    'a segment of an address: letters in lower case, digits and hyphens, such as "artikel"',
  ).normalize();

/** A pattern for the addresses of articles. */
const articlePattern = () =>
  matching(
    new RegExp(String.raw`^(?:/(?:\{year\}|\{month\}|\{day\}|${NAME}))*/\{name\}$`, 'u'),
    'a pattern for addresses that ends with /{name}, such as "/{year}/{month}/{name}"',
  ).normalize();

/** Reports segments that two kinds of pages would share. */
function checkSegments(
  segments: Readonly<Partial<Record<(typeof SEGMENTS)[number], string>>>,
  context: z.RefinementCtx,
): void {
  const owners = new Map<string, string>();
  // The lists of the kinds are below the blog, where only archive pages have a segment.
  const { kind = 'kind', page = 'page' } = segments;
  if (kind === page) {
    const [field, owner] = segments.kind === undefined ? ['page', 'kind'] : ['kind', 'page'];
    context.addIssue({
      code: 'custom',
      path: [field],
      message: `a segment that no other pages have: "${kind}" is that of ${owner}`,
    });
  }
  for (const name of FIRST_SEGMENTS) {
    const segment = segments[name] ?? name;
    const owner = owners.get(segment);
    const field = segments[name] === undefined ? owner : name;
    if (owner !== undefined && field !== undefined)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `a segment that no other pages have: "${segment}" is that of ${field === name ? owner : name}`,
      });
    owners.set(segment, name);
  }
}

export const addresses = z
  .strictObject({
    segments: z
      .partialRecord(z.enum(SEGMENTS), segment(), 'an object with names of segments')
      .superRefine(checkSegments)
      .default({})
      .meta({
        label: 'Segments',
        explanation:
          'Other names for the fixed segments of addresses. With `blog`, the blog and its articles are at `/artikel` and `/artikel/…`, for example.',
        example: { blog: 'artikel', topics: 'themen' },
      }),
    articles: articlePattern().optional().meta({
      label: 'Articles',
      explanation:
        'A pattern for the addresses of articles, which ends with `{name}`, the name of the file. It may contain `{year}`, `{month}` and `{day}` of the date. Without this field, an article is at `/blog/{name}`, with your name for the segment `blog`.',
      example: '/{year}/{month}/{name}',
    }),
    former: z
      .strictObject({
        segments: z
          .partialRecord(
            z.enum(SEGMENTS),
            z.array(segment(), 'a list of former segments'),
            'an object with lists of former segments',
          )
          .default({})
          .meta({
            label: 'Former segments',
            explanation:
              'Segments that addresses once had. Addresses with these segments redirect to the pages.',
            example: { blog: ['notes'] },
          }),
        articles: z
          .array(articlePattern(), 'a list of patterns')
          .default([])
          .meta({
            label: 'Former patterns',
            explanation:
              'Patterns that the addresses of articles once had. Visitors of the former addresses reach the articles.',
            example: ['/blog/{name}'],
          }),
        feeds: z
          .array(oldAddress, 'a list of old addresses')
          .default([])
          .meta({
            label: 'Former feeds',
            explanation:
              'Addresses that the feed of the site once had. Feed readers that know them reach the feed.',
            example: ['/feed/', '/index.xml'],
          }),
      })
      .prefault({})
      .meta({
        label: 'Former addresses',
        explanation: 'What addresses were called before, for permanent redirects.',
      }),
  })
  .meta({
    label: 'Addresses',
    explanation: 'The segments of addresses, and the addresses of articles.',
    group: 'Pages',
  });

const FEED_ID =
  'the former URL of the site without a slash at its end, such as "https://example.org", or a tag URI, such as "tag:example.org,2027:"';

export const feeds = z
  .strictObject({
    id: matching(
      /^(?:https?:\/\/[^\s/?#]+(?:\/[^\s/?#]+)*|tag:[\w.@-]+,\d{4}(?:-\d\d){0,2}:[^\s?#]*)$/,
      FEED_ID,
    )
      .optional()
      .meta({
        label: 'Beginning of ids',
        explanation:
          'The URL that the site had when its feeds were first published, or a tag URI. Feed readers know articles by ids that begin with it, so they show none as new on another domain. Without this field, ids begin with `identity.url`.',
        example: 'https://old.example',
      }),
    articles: articlePattern().optional().meta({
      label: 'Pattern of ids',
      explanation:
        'The pattern of the addresses of articles when they were first published. Without this field, ids have the addresses of today.',
      example: '/blog/{name}',
    }),
  })
  .meta({
    label: 'Feeds',
    explanation:
      'How feeds identify articles. After a change of addresses, the checks say what to write here.',
    group: 'Pages',
  });

export const redirects = z
  .record(
    z.string(),
    matching(
      /^(?:gone|\/(?![/\\])[^\s?#%\\]*)$/,
      `an address of this site, such as "/blog", or "${GONE}"`,
    ).normalize(),
    'an object with old addresses, each with a new one',
  )
  .superRefine(checkOldAddresses)
  .default({})
  .meta({
    label: 'Redirects',
    explanation:
      'Old addresses that belong to no text, each with the address of a page, or with `gone`. Hosts that can do so then respond with status 410, which tells search engines to forget the address.',
    example: { '/spring-sale': '/blog', '/2019/form.php': GONE },
    group: 'Pages',
  });

/** Reports keys of redirects that no request has. */
function checkOldAddresses(
  redirects: Readonly<Record<string, string>>,
  context: z.RefinementCtx,
): void {
  for (const [old, to] of Object.entries(redirects)) {
    const error = oldAddress.safeParse(old).error?.issues[0]?.message;
    const message = to === GONE && old.includes('?') ? 'an address without a query' : error;
    if (message !== undefined) context.addIssue({ code: 'custom', path: [old], message });
  }
}

const CODE = 'the code of a language, such as "de"';

export const languages = z
  .record(
    z.string().regex(/^[a-z]{2,3}(?:-[a-z]{2,4})?$/, CODE),
    z.looseObject({}, 'an object with the settings of a language'),
    'an object with the settings of each further language, by its code',
  )
  .meta({
    label: 'Languages',
    explanation:
      'Further languages of the site, by their codes, each with the settings that differ. The pages of `de` are at `/de`, its texts in `content/de/`.',
    group: 'The site',
  });
