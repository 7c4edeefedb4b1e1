// This file changes the working directory: it needs a process of its own.
import { describe, expect, it } from 'vitest';
import input from '../../../../../tests/fixtures/starter-0.1.0/site.config.ts';
import { articleWith, checkMistake } from '../../../../../tests/mistakes/small-site.ts';
import { type AddressList, listJson, parseList } from '../address-list.ts';
import { formatProblem } from './problem.ts';

type Site = Parameters<typeof checkMistake>[0];

/**
 * A way to lose an address: the published site, the same site later, and the messages of the
 * checks.
 */
interface Loss {
  name: string;
  before?: Partial<Site>;
  after: Partial<Site>;
  /** Addresses that only a build knows, such as pages of lists. */
  built?: string[];
  messages: string[];
}

const NOON = 'content/articles/noon.md';
const HIGH = 'content/articles/high-noon.md';
const WORDS =
  'Shadows shrink below the quay. Bakers close their shutters, fishermen mend nets, children count ferries. Nobody hurries between twelve and two.';
const noon = articleWith(WORDS).replace('First light', 'Noon');
const rewritten = noon.replace('Bakers close their shutters', 'Someone whistles');
const SUMMARY = 'summary: On the first light over the harbour and who sees it.';
const named = (fields: string, body = WORDS) => `---\n${fields}\n${SUMMARY}\n---\n${body}\n`;
const author = named('name: Ines\nrole: Writes about tides');
const topic = named('title: Sleep\norder: 2');
const step = named(
  'title: Breaths\narticle: dawn\npractice: { name: Breaths, minutes: 2, kind: words }',
);
const UNLINKED = '<!-- allow: no link -->';
const page = named('title: Walks', UNLINKED);
const german = (name: string): Site['change'] => ({ [`content/de/articles/${name}.md`]: noon });
const languages = ['', 'de'].map((code) => ({
  code,
  language: code || 'en',
  base: code && `/${code}`,
}));
const place = { code: '', root: '', languages };

/** Returns settings with another URL. */
const at = (url: string) => ({ identity: { ...input.identity, url } });
const withoutAbout = {
  navigation: input.navigation.filter(({ path }) => path !== '/about'),
  footer: {
    ...input.footer,
    quickLinks: input.footer.quickLinks.filter(({ path }) => path !== '/about'),
  },
};

const redirects = (lines: string, rest = ", or an address instead of 'gone'") =>
  `site.config.ts: redirects: expected redirects: { ${lines} }${rest}`;
const nowhere = (address: string) =>
  `; found ${address}, which was published and leads nowhere now`;

/** The warning about changed ids, with the line to paste. */
const otherIds = (fields: string, now: string) =>
  `site.config.ts: feeds: expected feeds: { ${fields} }, because feed readers show articles with other ids as new; found ids in the form ${now}, although others were published`;
const SITE = 'https://stillpoint.example';

const losses: Loss[] = [
  {
    name: 'a renamed article',
    before: { change: { [NOON]: noon } },
    after: { change: { [HIGH]: noon } },
    messages: [
      `${HIGH}:1: aliases: expected the line aliases: [/blog/noon]${nowhere('/blog/noon')}`,
    ],
  },
  {
    name: 'a renamed article of which a part has been written again',
    before: { change: { [NOON]: noon } },
    after: { change: { [HIGH]: rewritten } },
    messages: [
      `${HIGH}:1: aliases: expected the line aliases: [/blog/noon]${nowhere('/blog/noon')}`,
    ],
  },
  {
    name: 'a renamed article that has an alias already',
    before: { change: { [NOON]: noon } },
    after: { change: { [HIGH]: noon.replace('kind:', 'aliases: ["/?p=12"]\nkind:') } },
    messages: [
      `${HIGH}:5: aliases: expected the line aliases: ["/?p=12", /blog/noon]${nowhere('/blog/noon')}`,
    ],
  },
  {
    name: 'a renamed topic',
    before: { change: { 'content/topics/sleep.md': topic } },
    after: { change: { 'content/topics/nights.md': topic } },
    messages: [
      `content/topics/nights.md:1: aliases: expected the line aliases: [/topics/sleep]${nowhere('/topics/sleep')}`,
    ],
  },
  {
    name: 'a renamed author',
    before: { change: { 'content/authors/ines.md': author } },
    after: { change: { 'content/authors/ines-maier.md': author } },
    messages: [
      `content/authors/ines-maier.md:1: aliases: expected the line aliases: [/authors/ines]${nowhere('/authors/ines')}`,
    ],
  },
  {
    name: 'a renamed step of the path',
    before: { change: { 'content/path/1-breaths.md': step } },
    after: { change: { 'content/path/1-five-breaths.md': step } },
    messages: [
      `content/path/1-five-breaths.md:1: aliases: expected the line aliases: [/path/breaths]${nowhere('/path/breaths')}`,
    ],
  },
  {
    name: 'a page of the owner in another folder',
    before: { change: { 'pages/walks.md': page } },
    after: { change: { 'pages/summer/walks.md': page } },
    messages: [
      `pages/summer/walks.md:1: aliases: expected the line aliases: [/walks]${nowhere('/walks')}`,
    ],
  },
  {
    name: 'an article that becomes a page of the owner',
    before: { change: { [NOON]: noon } },
    after: { change: { 'pages/noon.md': named('title: Noon', `${UNLINKED}\n${WORDS}`) } },
    messages: [
      `pages/noon.md:1: aliases: expected the line aliases: [/blog/noon]${nowhere('/blog/noon')}`,
    ],
  },
  {
    name: 'a removed article',
    before: { change: { [NOON]: noon } },
    after: {},
    messages: [redirects("'/blog/noon': 'gone'") + nowhere('/blog/noon')],
  },
  {
    name: 'a removed fixed page',
    before: {},
    after: {
      change: { 'content/pages/about.md': null },
      absent: ['/about'],
      further: withoutAbout,
    },
    messages: [redirects("'/about': 'gone'") + nowhere('/about')],
  },
  {
    name: 'an article that is a draft again',
    before: { change: { [NOON]: noon } },
    after: { change: { [NOON]: noon.replace('kind:', 'draft: true\nkind:') } },
    messages: [
      `${NOON}:5: draft: expected a published text, or redirects: { '/blog/noon': 'gone' } in the settings; found a draft, although /blog/noon was published`,
    ],
  },
  {
    name: 'an article with a day that has not come',
    before: { change: { [NOON]: noon } },
    after: {
      change: { [NOON]: noon.replace('2026-05-04', '2026-09-04') },
      further: { publishing: { timer: 'cron' } },
    },
    messages: [
      `${NOON}:4: date: expected a published text, or redirects: { '/blog/noon': 'gone' } in the settings; found a day that has not come, although /blog/noon was published`,
    ],
  },
  {
    name: 'an article about another noun',
    before: { change: { [NOON]: noon } },
    after: { change: { [NOON]: noon.replace('kind:', 'about: Tai Chi\nkind:') } },
    messages: [
      `${NOON}:5: about: expected a published text, or redirects: { '/blog/noon': 'gone' } in the settings; found a text about another noun, although /blog/noon was published`,
    ],
  },
  {
    name: 'a pattern for articles',
    after: {
      further: { addresses: { articles: '/{year}/{name}' } },
      change: { 'content/articles/dusk.md': null },
    },
    before: { change: { 'content/articles/dusk.md': null } },
    messages: [
      `site.config.ts: addresses.former: expected former: { articles: ['/blog/{name}'] } in addresses, for redirects${nowhere('/blog/dawn')}`,
      otherIds("articles: '/blog/{name}'", `${SITE}/{year}/{name}`),
    ],
  },
  {
    name: 'another pattern for articles, after an earlier one',
    before: {
      further: { addresses: { articles: '/{year}/{name}' } },
      change: { 'content/articles/dusk.md': null, [NOON]: noon },
    },
    after: {
      further: { addresses: { articles: '/{name}', former: { articles: ['/blog/{name}'] } } },
      change: { 'content/articles/dusk.md': null, [NOON]: noon },
    },
    messages: [
      "site.config.ts: addresses.former: expected former: { articles: ['/blog/{name}', '/{year}/{name}'] } in addresses, for redirects; found 2 addresses that were published and lead nowhere now, such as /2026/dawn",
      otherIds("articles: '/{year}/{name}'", `${SITE}/{name}`),
    ],
  },
  {
    name: 'another date in a pattern with the year',
    before: {
      further: { addresses: { articles: '/{year}/{name}' } },
      change: { [NOON]: noon, 'content/articles/dusk.md': null },
    },
    after: {
      further: { addresses: { articles: '/{year}/{name}' } },
      change: {
        [NOON]: noon.replace('2026-05-04', '2025-05-04'),
        'content/articles/dusk.md': null,
      },
    },
    messages: [
      `${NOON}:1: aliases: expected the line aliases: [/2026/noon]${nowhere('/2026/noon')}`,
    ],
  },
  {
    name: 'a segment with articles and a list',
    before: { change: { 'content/articles/dusk.md': null } },
    after: {
      further: { addresses: { segments: { blog: 'notes' } } },
      change: { 'content/articles/dusk.md': null },
    },
    built: ['/blog'],
    messages: [
      "site.config.ts: addresses.former: expected former: { segments: { blog: ['blog'] } } in addresses, for redirects; found 2 addresses that were published and lead nowhere now, such as /blog",
      otherIds("articles: '/blog/{name}'", `${SITE}/notes/{name}`),
    ],
  },
  {
    name: 'a segment with topics, which has had another name before',
    before: {
      further: {
        addresses: { segments: { topics: 'themes' }, former: { segments: { topics: ['topics'] } } },
      },
    },
    after: {
      further: {
        addresses: { segments: { topics: 'fields' }, former: { segments: { topics: ['topics'] } } },
      },
    },
    built: ['/themes'],
    messages: [
      `site.config.ts: addresses.former: expected former: { segments: { topics: ['topics', 'themes'] } } in addresses, for redirects; found 2 addresses that were published and lead nowhere now, such as /themes`,
    ],
  },
  {
    name: 'the segment of further pages',
    before: {},
    after: { further: { addresses: { segments: { page: 'seite' } } } },
    built: ['/blog/page/1'],
    messages: [
      `site.config.ts: addresses.former: expected former: { segments: { page: ['page'] } } in addresses, for redirects${nowhere('/blog/page/1')}`,
    ],
  },
  {
    name: 'a removed alias',
    before: { change: { [NOON]: noon.replace('kind:', 'aliases: [midday]\nkind:') } },
    after: { change: { [NOON]: noon } },
    messages: [
      `${NOON}:1: aliases: expected the line aliases: [/blog/midday]${nowhere('/blog/midday')}`,
    ],
  },
  {
    name: 'a removed redirect',
    before: { further: { redirects: { '/old': '/blog' } } },
    after: {},
    messages: [redirects("'/old': 'gone'") + nowhere('/old')],
  },
  {
    name: 'a removed file of public/',
    before: { change: { 'public/media/plan.pdf': '' } },
    after: {},
    messages: [redirects("'/media/plan.pdf': 'gone'") + nowhere('/media/plan.pdf')],
  },
  {
    name: 'a file of public/ in another folder',
    before: { change: { 'public/media/plan.pdf': '' } },
    after: { change: { 'public/files/plan.pdf': '' } },
    messages: [redirects("'/media/plan.pdf': '/files/plan.pdf'", '') + nowhere('/media/plan.pdf')],
  },
  {
    name: 'a removed language',
    before: {
      place: { ...place, code: 'de' },
      further: at('https://stillpoint.example/de'),
      change: { ...german('dawn'), ...german('abend'), 'public/media/bell.mp3': null },
    },
    after: {},
    messages: [
      `${redirects("'/de/blog/abend': 'gone', '/de/blog/dawn': '/blog/dawn'")}; found 2 addresses that were published and lead nowhere now, such as /de/blog/abend`,
    ],
  },
  {
    name: 'another path of the site on its host',
    after: { further: at('https://stillpoint.example/calm') },
    messages: [
      'site.config.ts: identity.url: expected redirects at the host to the same addresses below /calm, because a site redirects only addresses below its own; found 5 addresses that were published and lead nowhere now, such as /about',
      otherIds(`id: '${SITE}'`, `${SITE}/calm/blog/{name}`),
    ],
  },
  {
    name: 'another domain',
    after: { further: at('https://calm.example') },
    messages: [otherIds(`id: '${SITE}'`, 'https://calm.example/blog/{name}')],
  },
  {
    name: 'another domain and another pattern, on a site that keeps the ids of a domain before',
    before: {
      further: { feeds: { id: 'http://old.example' } },
      change: { 'content/articles/dusk.md': null },
    },
    after: {
      further: {
        ...at('https://calm.example'),
        addresses: { articles: '/{name}', former: { articles: ['/blog/{name}'] } },
        feeds: { id: SITE },
      },
      change: { 'content/articles/dusk.md': null },
    },
    messages: [otherIds("id: 'http://old.example', articles: '/blog/{name}'", `${SITE}/{name}`)],
  },
];

/** Returns the list of the addresses of a site, with those that only a build knows. */
async function listOf(site: Partial<Site>, built: string[] = []): Promise<AddressList> {
  const { addresses } = await checkMistake({ change: {}, ...site });
  const pages = built.map((url) => [url, { file: '', words: '' }] as const);
  return { ...addresses, addresses: new Map([...pages, ...addresses.addresses]) };
}

/** Returns a site as it is after its owner has pasted the line of a message. */
function withLine(site: Partial<Site>, message: string): Partial<Site> {
  const [file = ''] = message.split(':');
  const evaluated = (code: string) => Function(`return ${code}`)();
  const [, aliases] = / the line (aliases: .*);/.exec(message) ?? [];
  const [, redirects] = / redirects: (\{.*?\})/.exec(message) ?? [];
  const [, former] = / former: (\{.*\}) in addresses/.exec(message) ?? [];
  const [, feeds] = / feeds: (\{.*\}), because/.exec(message) ?? [];
  const text = String(site.change?.[file]).replace(/aliases: .*\n/, '');
  const addresses = Object(Object(site.further).addresses);
  const change = aliases ? { [file]: text.replace('---', `---\n${aliases}`) } : {};
  return {
    ...site,
    change: { ...site.change, ...change },
    further: {
      ...site.further,
      ...(redirects && { redirects: evaluated(redirects) }),
      ...(feeds && { feeds: evaluated(feeds) }),
      ...(former && { addresses: { ...addresses, former: evaluated(former) } }),
    },
  };
}

describe('a published address or id that is lost is a warning with the line to paste', () => {
  it.each(losses)('$name', async ({ before = {}, after, built, messages }) => {
    const list = parseList(listJson(await listOf(before, built)));
    const published = { list };
    const { warnings } = await checkMistake({ change: {}, ...after, published });
    expect(warnings.map(formatProblem)).toEqual(messages);
    if (messages.some((message) => message.includes('redirects at the host'))) return;
    const mended = await checkMistake({
      change: {},
      ...messages.reduce(withLine, after),
      published,
    });
    // Leaves out the links in the settings.
    const others = mended.problems.filter(({ found }) => found !== '/blog');
    expect([...others, ...mended.warnings].map(formatProblem)).toEqual([]);
  });
});

it('a deleted article is gone, although another published article has many of its words', async () => {
  const similar = noon.replace('Bakers', 'Cooks').replace('Noon', 'Tide');
  const tide = { 'content/articles/tide.md': similar };
  const list = await listOf({ change: { [NOON]: noon, ...tide } });
  const { warnings } = await checkMistake({ change: tide, published: { list } });
  expect(warnings.map(formatProblem)).toEqual([
    redirects("'/blog/noon': 'gone'") + nowhere('/blog/noon'),
  ]);
});

it('addresses in a former pattern of the settings, and former names in them, are answered', async () => {
  const change = {
    'content/articles/dusk.md': null,
    [NOON]: noon.replace('kind:', 'aliases: [midday]\nkind:'),
  };
  const addresses = { articles: '/{year}/{name}', former: { articles: ['/blog/{name}'] } };
  const further = { addresses, feeds: { articles: '/blog/{name}' } };
  // A build lists its redirects as addresses without a file.
  const list = await listOf({ change, further }, ['/blog/noon', '/blog/dawn', '/blog/midday']);
  const { warnings } = await checkMistake({ change, further, published: { list } });
  expect(warnings.map(formatProblem)).toEqual([]);
});

it('an alias that was never an address of its article, whose id in feeds it would change, belongs into redirects', async () => {
  const tide = noon.replace('Noon', 'Tide').replace('Bakers', 'Cooks');
  const list = await listOf({ change: { [NOON]: noon, 'content/articles/tide.md': tide } });
  const withAliases = (aliases: string) => noon.replace('kind:', `aliases: [${aliases}]\nkind:`);
  const warningsOf = async (change: Site['change']) => {
    const { warnings } = await checkMistake({ change, published: { list } });
    return warnings.map(formatProblem);
  };
  const instead = (old: string) => [
    `${NOON}:5: aliases: expected redirects: { '${old}': '/blog/noon' } in the settings instead, because feeds name an article by its first alias, and would show this article as new; found ${old}, which was never its address`,
  ];
  expect(await warningsOf({ [NOON]: withAliases('tide') })).toEqual(instead('/blog/tide'));
  expect(
    await warningsOf({ [NOON]: withAliases('/blog/none'), 'content/articles/tide.md': tide }),
  ).toEqual(instead('/blog/none'));
  // Of a renamed article, the first alias is its former address.
  const renamed = withAliases('noon, tide');
  expect(await warningsOf({ [HIGH]: renamed })).toEqual([]);
});

it('a site as it was published gets no warning', async () => {
  const list = await listOf({ change: { [NOON]: noon, 'public/media/plan.pdf': '' } });
  const change = { [NOON]: noon, 'public/media/plan.pdf': '' };
  expect((await checkMistake({ change, published: { list } })).warnings).toEqual([]);
});

it('the warning about each of 68 links to articles whose pattern has changed names the new address', async () => {
  const names = Array.from({ length: 68 }, (_, number) => `tide-${number}`);
  const articles = Object.fromEntries(
    names.map((name) => [`content/articles/${name}.md`, noon.replace('Noon', name)]),
  );
  const links = names.map((name) => `[${name}](/blog/${name}?a#x)`).join('\n\n');
  const change = { ...articles, [NOON]: articleWith(links).replace('First light', 'Noon') };
  const further = { addresses: { articles: '/{year}/{name}' } };
  const { problems } = await checkMistake({ change, further });
  const found = problems.filter(({ file }) => file === NOON);
  expect(found.map(({ replacement }) => replacement)).toEqual(
    names.map((name) => `/2026/${name}?a#x`),
  );
  expect(found[0]).toMatchObject({
    line: 8,
    expected: '/2026/tide-0?a#x, the address of the page now',
  });
});
