import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { published, siteWith } from '../../../../../tests/example-texts.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  platform,
  tagExample,
} from '../../../../../tests/network-settings.ts';
import { settingsTexts } from '../../../../create-daymark/words/settings.ts';
import { readSourceFile } from '../../settings/source.ts';
import { bodyReader } from '../checks/body.ts';
import { formatProblem } from '../checks/problem.ts';
import { readText } from '../checks/text.ts';
import { textReader } from '../checks/text-reader.ts';
import { reportRemarks } from './launch-remark.ts';
import { launchRemarks } from './launch-remarks.ts';
import { STARTER_CREATIVES, STARTER_SENTENCES } from './starter.ts';

const SETTINGS = 'site.config.ts';
const EMAIL =
  'site.config.ts:105: contact.email: expected an e-mail address that somebody reads; found "letters@daymark.example", a placeholder. A visitor who writes to this address gets no reply. [placeholder-email]';

const contact = { email: 'letters@daymark.example' };

it('remarks are sorted by file and line, and say where, what and why', async () => {
  const source = { file: SETTINGS, ...readSourceFile(`tests/fixtures/publication/${SETTINGS}`) };
  const text = readText('content/stories/a.md', '---\nsample: true\n---\n');
  const story = { ...text, paragraphs: [] };
  const remarks = launchRemarks(siteWith({ contact }), source, [story], '2026-06-14');
  expect(remarks.map(({ id, file }) => [id, file])).toEqual([
    ['sample-story', 'content/stories/a.md'],
    ['starter-creative', 'site.config.ts'],
    ['starter-creative', 'site.config.ts'],
    ['starter-creative', 'site.config.ts'],
    ['placeholder-email', 'site.config.ts'],
  ]);
  expect(reportRemarks(remarks.slice(-1))).toBe(
    `1 remark before launch, on what visitors should not meet:\n  ${EMAIL}`,
  );
});

const lineOf = () => 1;

/** Returns the remarks on changed settings, apart from those on the house creatives. */
const remarksAbout = (change: object, today = '2026-06-14') =>
  launchRemarks(siteWith(change), { file: SETTINGS, lineOf }, [], today).filter(
    ({ id }) => id !== 'starter-creative',
  );

/** Returns the remarks on texts, and none on the settings. */
const remarksOnTexts = (...texts: Parameters<typeof launchRemarks>[2]) =>
  launchRemarks(siteWith({}), { file: SETTINGS, lineOf }, texts, '2026-06-14').filter(
    ({ file }) => file !== SETTINGS,
  );

const remarksOn = (change: object) =>
  remarksAbout(change).map(({ id, field, found }) => [id, field, found]);

describe('a placeholder in the settings', () => {
  it('causes no remark if there is none', () => {
    expect(remarksOn({})).toEqual([]);
  });

  it('is remarked on as the address of the site', () => {
    const identity = { ...published.identity, url: 'https://example.org' };
    expect(remarksOn({ identity })).toEqual([
      ['placeholder-url', 'identity.url', '"https://example.org", a placeholder'],
    ]);
  });

  it('is remarked on as an e-mail address that nobody reads', () => {
    const [contact, security] = [{ email: 'a@b.example' }, { contact: 'safe@b.example' }];
    expect(remarksOn({ contact, security })).toEqual([
      ['placeholder-email', 'contact.email', '"a@b.example", a placeholder'],
      ['placeholder-email', 'security.contact', '"safe@b.example", a placeholder'],
    ]);
  });

  it('is no way to reach the publisher, whose absence is remarked on', () => {
    const found = [['no-contact', 'contact', 'no way to reach you']];
    expect(remarksOn({ contact: {} })).toEqual(found);
    expect(remarksOn({ contact: undefined })).toEqual(found);
    expect(remarksOn({ contact: { issues: 'https://code.stillpoint.org/issues' } })).toEqual([]);
    expect(remarksOn({ contact: { postal: ['1 Quay'] } })).toEqual([]);
  });

  it('is remarked on in the links of partners, the charity and the contact page', () => {
    const url = 'https://example.com/';
    const change = {
      partners: [{ name: 'Library', url }],
      donation: { ...published.donation, url },
      contact: { ...published.contact, links: [{ name: 'Chat', url }], formEndpoint: url },
    };
    expect(remarksAbout(change).map(({ field, effect }) => [field, effect])).toEqual([
      ['partners.0.url', 'Every page links to this address, where visitors find no partner.'],
      [
        'donation.url',
        'The donation dialog sends visitors to this address, so the charity receives nothing.',
      ],
      ['contact.links.0.url', 'The site uses this address, where there is nothing.'],
      ['contact.formEndpoint', 'Messages that visitors send with the contact form are lost.'],
    ]);
  });

  it('is remarked on in a payment link, a test link of Stripe and an IBAN for the publication', () => {
    const { charity: _, url: __, ...words } = Object(published.donation);
    const on = (fields: object) =>
      remarksOn({ donation: { ...words, for: 'publication', ...fields } });
    const account = { iban: 'DE89370400440532013000', beneficiary: 'Ines' };
    expect(on({ page: 'https://example.com/', ...account })).toEqual([
      ['placeholder-link', 'donation.page', '"https://example.com/", a placeholder'],
      ['placeholder-link', 'donation.iban', '"DE89 3704 0044 0532 0130 00", an example'],
    ]);
    const page = 'https://buy.stripe.com/test_5kA28q3bD0fT6sw';
    expect(on({ page })).toEqual([['placeholder-link', 'donation.page', `"${page}", an example`]]);
    const own = { page: page.replace('test_', ''), iban: 'GB82WEST12345698765432' };
    expect(on({ ...own, beneficiary: 'Ines' })).toEqual([]);
  });

  it('is remarked on in ad networks, but not in ad units that look like paths', () => {
    const networks = [{ ...elementsExample, privacyPolicy: 'https://acme.org/privacy' }];
    expect(remarksOn({ networks })).toEqual([
      ['placeholder-link', 'networks.0.script', expect.any(String)],
      ['placeholder-link', 'networks.0.hosts.0', expect.any(String)],
    ]);
    const google = { ...gptExample, privacyPolicy: 'https://policies.google.com/privacy' };
    expect(remarksOn({ networks: [google], consent: { outsideEurope: true } })).toEqual([]);
  });
});

const help = { name: 'Help', url: 'https://help.org', lookedUp: '2025-06-14' };

it('a directory of help causes a remark if it was looked up more than a year ago or in the future', () => {
  expect(remarksAbout({ help }, '2026-06-14')).toEqual([]);
  expect(remarksAbout({ help }, '2026-06-15')).toMatchObject([
    { id: 'help-looked-up', field: 'help.lookedUp', found: '"2025-06-14"' },
  ]);
  expect(remarksAbout({ help }, '2025-06-13')).toHaveLength(1);
  expect(remarksAbout({ help: undefined }, '2026-06-15')).toEqual([]);
});

const remarksOnNetworks = (networks: object[], more: object = {}) =>
  remarksOn({ networks, ...more }).filter(([id]) => id !== 'placeholder-link');

describe('an ad network', () => {
  it('causes no remark if it runs in a frame and has a record in ads.txt', () => {
    expect(remarksOnNetworks([])).toEqual([]);
    expect(remarksOnNetworks([elementsExample])).toEqual([]);
  });

  it('causes a remark without a record in ads.txt', () => {
    const slots = { 'blog.in-list': { sizes: ['300x250'] } };
    expect(remarksOnNetworks([{ ...elementsExample, adsTxt: [], slots }, tagExample])).toEqual([
      ['no-ads-txt', 'networks.0.adsTxt', 'no record'],
      ['no-ads-txt', 'networks.1.adsTxt', 'no record'],
    ]);
    const adsTxt = ['# None yet', 'CONTACT=ads@acme.example'];
    expect(remarksOnNetworks([{ ...elementsExample, adsTxt, slots }])).toContainEqual([
      'no-ads-txt',
      'networks.0.adsTxt',
      'no record',
    ]);
    const elsewhere = { adsTxt: { redirect: 'https://manager.example/ads.txt' } };
    expect(remarksOnNetworks([tagExample], { ads: elsewhere })).toEqual([]);
  });

  it.each([
    ['https://www.tides.co.uk', []],
    ['https://tides.github.io', []],
    [
      'https://blog.tides.co.uk',
      ['the line "SUBDOMAIN=blog.tides.co.uk" in https://tides.co.uk/ads.txt'],
    ],
    [
      'https://tides.github.io/notes',
      ['the lines of /notes/ads.txt in https://tides.github.io/ads.txt'],
    ],
    [
      'https://blog.tides.co.uk/notes',
      [
        'the line "SUBDOMAIN=blog.tides.co.uk" in https://tides.co.uk/ads.txt',
        'the lines of /notes/ads.txt in https://blog.tides.co.uk/ads.txt',
      ],
    ],
  ])(
    'of a site at %s causes a remark on each file that crawlers read instead of ads.txt',
    (url, expected) => {
      const identity = { ...published.identity, url };
      const found = (networks: object[]) =>
        remarksAbout({ identity, networks })
          .filter(({ id }) => id === 'ads-txt-elsewhere')
          .map((remark) => remark.expected);
      expect(found([elementsExample])).toEqual(expected);
      expect(found([])).toEqual([]);
    },
  );

  it('causes a remark if it loosens the content security policy of pages', () => {
    expect(remarksOnNetworks([{ ...elementsExample, mode: 'inline' }])).toEqual([
      ['looser-policy', 'networks.0.mode', '"Acme Adverts", whose script runs in the pages'],
    ]);
  });

  it('causes a remark on the network if it cannot run in a frame, and on the consent platform', () => {
    expect(remarksOnNetworks([adsenseExample], platform)).toEqual([
      ['looser-policy', 'networks.0', '"Google AdSense", whose script runs in the pages'],
      ['looser-policy', 'consent.platform', '"Asked & Answered", whose script runs in the pages'],
    ]);
  });
});

it('a service that the privacy page names without the settings causes a remark', async () => {
  const file = 'content/pages/privacy.md';
  const text = readText(file, '---\n---\n');
  const paragraphs = [{ line: 4, text: 'Hosted by GitHub.\nButtondown and Umami are in it.' }];
  const remarksWith = (...services: object[]) =>
    launchRemarks(
      siteWith({ services }),
      { file: SETTINGS, lineOf },
      [{ ...text, paragraphs }],
      '2026-06-14',
    )
      .filter((remark) => remark.file === file)
      .map(formatProblem);
  expect(remarksWith({ service: 'umami', website: 'a' })).toEqual([
    `${file}:5: expected services that the settings have; found "Buttondown", which is not in services`,
  ]);
  const letters = { privacyPolicy: 'https://a.org', action: 'https://a.org' };
  expect(
    remarksWith(
      { service: 'form', name: 'Buttondown', ...letters },
      { service: 'umami', name: 'Visits', website: 'a' },
    ),
  ).toEqual([]);
});

describe('a counter', () => {
  const plausible = { service: 'plausible', domain: 'stillpoint.org' };
  const identity = { ...published.identity, url: 'https://stillpoint.org' };

  it('causes a remark if it counts at another company without consent', () => {
    const remarks = (fields: object) =>
      remarksOn({ identity, services: [{ ...plausible, ...fields }] });
    expect(remarks({ withoutConsent: true })).toEqual([
      [
        'counter-without-consent',
        'services.0.withoutConsent',
        '"Plausible", which counts without asking',
      ],
    ]);
    expect(remarks({})).toEqual([]);
    expect(remarks({ host: 'https://stats.stillpoint.org' })).toEqual([]);
  });

  it('causes a remark on a placeholder for its host', () => {
    expect(
      remarksOn({ identity, services: [{ ...plausible, host: 'https://stats.site.example' }] }),
    ).toEqual([['placeholder-link', 'services.0.host', expect.any(String)]]);
  });
});

const reader = textReader(await bodyReader({}));
const read = (file: string, body: string, frontMatter = 'title: About') =>
  reader(file, () => Buffer.from(`---\n${frontMatter}\n---\n${body}`));

const own = {
  id: 'own',
  title: 'Our walks',
  message: 'Every Sunday, whatever the weather.',
  action: 'Join us',
  href: '/contact',
} as const;

/** Pages without advertising, so that no slot names a creative. */
const withoutAds = Object.fromEntries(Object.keys(published.slots).map((page) => [page, false]));

describe('a house creative', () => {
  it('causes a remark only if its message came with the site', () => {
    const [supplied] = published.creatives.slice(-1);
    const settings = siteWith({ slots: withoutAds, creatives: [own, supplied] });
    const remarks = launchRemarks(settings, { file: SETTINGS, lineOf }, [], '2026-06-14');
    expect(remarks.map(({ id, field, found }) => [id, field, found])).toEqual([
      [
        'starter-creative',
        'creatives.1',
        '"Publish a site like this one", which came with the site',
      ],
    ]);
  });
});

describe('a story', () => {
  const story = (frontMatter: string) =>
    read('content/stories/a.md', '', `name: Ines\n${frontMatter}`);

  it('causes a remark at the line that marks it as a sample', async () => {
    expect(remarksOnTexts(await story('sample: true'))).toMatchObject([
      { id: 'sample-story', file: 'content/stories/a.md', line: 3, field: 'sample' },
    ]);
    expect(remarksOnTexts(await story('sample: false'), await story('role: Nurse'))).toEqual([]);
  });
});

describe('a static page', () => {
  const page = async (body: string, file = 'content/pages/about.md') =>
    remarksOnTexts(await read(file, body));

  it('causes a remark at the line of a sentence that came with the site, however it is wrapped', async () => {
    expect(
      await page(
        'We write.\n\nHello. Write here who you are\nand why you publish this site. Thanks.',
      ),
    ).toMatchObject([
      {
        id: 'starter-text',
        line: 6,
        expected: 'who publishes this site, and why',
        found: '"Write here who you are and why you publish this site.", which came with the site',
      },
    ]);
  });

  it('causes no remark after the sentence has been changed, and neither does an article', async () => {
    expect(await page('Write here who we are and why we publish this site.')).toEqual([]);
    const sentence = 'Write here who you are and why you publish this site.';
    expect(await page(sentence, 'content/articles/a.md')).toEqual([]);
    expect(await page(`<!--\n${sentence}\n-->\n\n~~~\n${sentence}\n~~~`)).toEqual([]);
  });
});

describe('a blank', () => {
  const blanksOf = (remarks: ReturnType<typeof remarksOnTexts>) =>
    remarks.map(({ id, line, field, found }) => [id, line, field, found]);

  it.each(['content/pages/about.md', 'pages/impressum.md', 'content/articles/a.md'])(
    'causes a remark with its line wherever it is in a text: %s',
    async (file) => {
      const body = `We are [___ Name\nand address], and [___ who else].

Mail: me\\
Telephone: [___ number]

- Register: [___]

## [___ A heading]

| a | b |
|---|---|
| c | [___ ${'long '.repeat(20)}] |`;
      const found = blanksOf(remarksOnTexts(await read(file, body, 'title: "[___ Title]"')));
      expect(found).toEqual([
        ['blank', 2, 'title', '[___ Title]'],
        ['blank', 4, undefined, '[___ Name and address]'],
        ['blank', 5, undefined, '[___ who else]'],
        ['blank', 8, undefined, '[___ number]'],
        ['blank', 10, undefined, '[___]'],
        ['blank', 12, undefined, '[___ A heading]'],
        ['blank', 16, undefined, `[___ ${'long '.repeat(10)}lo…`],
      ]);
    },
  );

  it('causes no remark if it is a link, a task, an omission or code', async () => {
    const body = '- [ ] later\n\nHe said […] and [sic], [_a_](/about).\n\n~~~\n[___ x]\n~~~';
    expect(remarksOnTexts(await read('content/pages/about.md', body))).toEqual([]);
  });

  it('causes a remark in the settings', () => {
    expect(remarksOn({ contact: { postal: ['[___ Name]', '1 Quay'] } })).toEqual([
      ['blank', 'contact.postal.0', '[___ Name]'],
    ]);
  });
});

describe('the list of supplied texts', () => {
  const folders = ['packages/create-daymark/words/en', 'tests/fixtures/publication'];
  const pages = folders
    .flatMap((folder) => globSync(`${folder}/content/pages/*.md`))
    .map((file) => readText(file.replace(/.*(?=content)/, ''), readFileSync(file, 'utf8')));

  it('contains only sentences that a site of this or a former version contains', () => {
    const former = globSync('tests/fixtures/starter-0.1.0/content/pages/*.md');
    const text = [
      ...pages.map(({ body }) => body),
      ...former.map((file) => readFileSync(file, 'utf8')),
    ].join('\n');
    expect(Object.keys(STARTER_SENTENCES).filter((each) => !text.includes(each))).toEqual([]);
  });

  it('contains a sentence of each paragraph that speaks about the engine or to its publisher', async () => {
    const paragraphs = pages
      .flatMap(({ file, body }) =>
        body.split('\n\n').map((paragraph) => ({ file, body: paragraph })),
      )
      .filter(({ body }) =>
        /\bengine\b|\bas (?:it is )?supplied\b|came with the site|Write here/i.test(body),
      );
    expect(paragraphs.length).toBeGreaterThan(8);
    const missed = [];
    for (const { file, body } of paragraphs)
      if (remarksOnTexts(await read(file, body)).length === 0) missed.push(`${file}: ${body}`);
    expect(missed).toEqual([]);
  });

  it('contains the messages of the house creatives, and no others', () => {
    const former = readFileSync('tests/fixtures/starter-0.1.0/site.config.ts', 'utf8');
    const messages = [
      ...[...former.matchAll(/ message: '(.*)'/g)].map(([, text]) => text),
      ...Object.values(settingsTexts).map((texts) => texts?.creative.message),
      ...published.creatives.map(({ message }) => message),
    ];
    expect(messages.toSorted()).toEqual([...STARTER_CREATIVES].toSorted());
  });
});

it('an accessibility statement that is older than the newest text gets a remark', () => {
  const text = (file: string, fields: string) => ({
    ...readText(file, `---\n${fields}\n---\n`),
    paragraphs: [],
  });
  const statement = text('content/pages/accessibility.md', 'updated: 2026-11-26');
  const remarksWith = (fields: string) =>
    remarksOnTexts(statement, text('content/articles/tide.md', fields));
  expect(remarksWith('date: 2026-11-26')).toEqual([]);
  expect(remarksWith('date: 2026-11-20\nupdated: 2026-11-27')).toMatchObject([
    {
      id: 'statement-outdated',
      line: 2,
      found: '"2026-11-26", before content/articles/tide.md of 2026-11-27',
    },
  ]);
});
