import { expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import {
  adsenseExample,
  elementsExample,
  gptExample,
  platformExample,
  tagExample,
} from '../../../../tests/network-settings.ts';
import { expectation } from './expectation.ts';
import { describeProblems } from './problems.ts';
import { siteSchema } from './schema/site.ts';

/** Settings with every field that the schema knows. */
const complete: Record<string, unknown> = {
  ...structuredClone(owners),
  noun: { title: 'Yoga', running: 'yoga' },
  home: {
    headline: 'A headline',
    subtitle: 'A subtitle',
    action: 'Begin',
    actionPath: '/resources',
    note: { text: 'Note', href: '/about#help' },
    googleAdsNote: 'Nobody',
    sections: ['featured', 'newest', 'stories', 'google-ads'],
  },
  footer: { ...owners.footer, trust: 'Trust', invitation: 'Join', partnersNote: 'Partners' },
  blog: { pageSize: 9, author: 'editors' },
  addresses: {
    segments: { blog: 'notes' },
    articles: '/{year}/{name}',
    former: { segments: { blog: ['posts'] }, articles: ['/posts/{name}'] },
  },
  languages: {},
  donation: { ...owners.donation, donateLabel: 'a', laterLabel: 'b', delaySeconds: 3, restDays: 1 },
  contact: {
    ...owners.contact,
    postal: ['1 High Street'],
    links: [{ name: 'Mastodon', url: 'https://social.example/@a' }],
    formEndpoint: 'https://forms.example/a',
  },
  help: { name: 'a', url: 'https://help.example', lookedUp: '2026-06-14' },
  security: {
    contact: 'safe@daymark.example',
    policy: 'https://daymark.example/security',
    acknowledgments: 'https://daymark.example/thanks',
  },
  socialImages: { articles: 500 },
  theme: {
    accentHue: 200,
    logo: 'logo.svg',
    typeface: { name: 'Lora', file: 'a.ttf', licence: 'OFL.txt', generic: 'serif' },
  },
  services: [
    {
      service: 'form',
      name: 'a',
      privacyPolicy: 'https://letters.example/privacy',
      action: 'https://letters.example/send',
      hidden: { list: 'b' },
      trap: 'c',
      leadsTo: ['https://thanks.example'],
    },
    { service: 'plausible', domain: 'a.example', withoutConsent: false, ignoresSignals: false },
    {
      service: 'giscus',
      repository: 'a/b',
      repositoryId: 'c',
      category: 'd',
      categoryId: 'e',
    },
    { service: 'verification', google: 'a', me: ['https://social.example/@a'] },
  ],
  networks: [
    {
      ...elementsExample,
      mode: 'frame',
      vendor: 4711,
      receives: 'words',
      container: { element: 'div', attribute: 'data-a', className: 'a' },
      emptyMark: { attribute: 'data-b', value: 'c' },
    },
    { ...adsenseExample, hosts: ['https://img.acme.example'] },
    { ...gptExample, hosts: ['https://img.acme.example'] },
    { ...tagExample, mode: 'frame' },
  ],
  ads: {
    timeoutSeconds: 8,
    frameHost: 'https://frames.example',
    adsTxt: { redirect: 'https://manager.example/ads.txt' },
    debug: false,
  },
  consent: {
    title: 'a',
    message: 'b',
    acceptLabel: 'c',
    refuseLabel: 'd',
    months: 6,
    platform: {
      ...platformExample,
      attributes: { 'data-a': 'b' },
      timeoutSeconds: 10,
      hosts: ['https://c.example'],
      reopen: 'a.b',
    },
    outsideEurope: false,
  },
};

const VALUES = [
  undefined,
  null,
  true,
  7,
  -1,
  1.5,
  Number.NaN,
  1n,
  Symbol('a'),
  '',
  ' ',
  'x',
  'y'.repeat(400),
  [],
  [null],
  ['x', 7],
  {},
  { x: 1 },
  () => 1,
  new Date(Number.NaN),
  Promise.resolve({}),
];

/** Words of Zod and of JavaScript that no message may contain. */
const FOREIGN =
  /Invalid|[Rr]eceived|Unrecognized|Zod|undefined|Too (?:small|big)|>=|<=|input|another (?:kind of )?value|\[object|NaN(?!$)/;

/** Returns the path of every field in a value; of lists of like items, only the first item. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  const isLike = Array.isArray(value) && !['networks', 'services'].includes(path[0] ?? '');
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    path,
    ...inside
      .slice(0, isLike ? 1 : undefined)
      .flatMap(([name, part]) => pathsIn(part, [...path, name])),
  ];
}

/** Returns a copy of the settings in which a field has another value. */
function changed(path: readonly string[], value: unknown, part: unknown = complete): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const copy = Array.isArray(part) ? [...part] : { ...Object(part) };
  copy[name] = changed(rest, value, Object(part)[name]);
  return copy;
}

// A schema is slow until it has parsed a few values, so the tests share one.
const schema = siteSchema({});
const problemsOf = (input: unknown) =>
  describeProblems(schema.safeParse(input, { error: expectation }).error?.issues ?? [], input);

it('the settings of this test are valid', () => {
  expect(problemsOf(complete)).toEqual([]);
});

/** Types of values that no field allows. */
const isWrongEverywhere = (value: unknown) =>
  value === null || Number.isNaN(value) || /bigint|symbol|function/.test(typeof value);

it('a wrong value of any type in any field is reported with an expectation in words of the engine', () => {
  const silent = new Set<string>();
  const foreign = new Set<string>();
  for (const path of pathsIn(complete))
    for (const value of VALUES) {
      const problems = problemsOf(changed(path, value));
      if (isWrongEverywhere(value) && problems.length === 0) silent.add(path.join('.'));
      for (const { field, expected } of problems)
        if (FOREIGN.test(expected)) foreign.add(`${field}: ${expected}`);
    }
  expect([...silent]).toEqual([]);
  expect([...foreign]).toEqual([]);
});

it('an unknown field in any object is reported', () => {
  const silent = pathsIn(complete).filter((path) => {
    const last = path.reduce<unknown>((part, name) => Object(part)[name], complete);
    if (typeof last !== 'object' || Array.isArray(last)) return false;
    return !problemsOf(changed([...path, 'unknownField'], 1)).some(({ field }) =>
      field.endsWith('unknownField'),
    );
  });
  expect(silent).toEqual([]);
});
