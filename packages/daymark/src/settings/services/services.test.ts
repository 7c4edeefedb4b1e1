import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { elementsExample } from '../../../../../tests/network-settings.ts';
import { problemSentence } from '../problems.ts';
import { commentsOf, counterOf, newsletterOf, proofsOf } from '../service.ts';
import { parseSettings, SettingsError } from '../settings.ts';
import { ownServices } from './services.ts';

const parse = (services: object[], more: object = {}) =>
  parseSettings({ ...owners, services, ...more });

/** Returns the problems of settings with these services. */
function problemsOf(services: object[], more: object = {}): string[] {
  try {
    parse(services, more);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map(problemSentence);
  }
}

const buttondown = { service: 'buttondown', username: 'harbour' };
const plausible = { service: 'plausible', domain: 'harbour.example' };

describe('a newsletter', () => {
  const formOf = (service: object) => newsletterOf(parse([service]))?.form;

  it('of Buttondown has the address, the field and the tag of its documents', () => {
    expect(formOf({ ...buttondown, tag: 'site' })).toEqual({
      action: 'https://buttondown.com/api/emails/embed-subscribe/harbour',
      email: 'email',
      hidden: [
        ['embed', '1'],
        ['tag', 'site'],
      ],
    });
  });

  it('of listmonk names each list, and has the field that only programs fill in', () => {
    const host = 'https://letters.harbour.example';
    expect(formOf({ service: 'listmonk', host, lists: ['a-1', 'b-2'] })).toEqual({
      action: `${host}/subscription/form`,
      email: 'email',
      hidden: [
        ['l', 'a-1'],
        ['l', 'b-2'],
      ],
      trap: 'nonce',
    });
  });

  it('of Mailchimp takes the field that only programs fill in from the address of the form', () => {
    const form = 'https://harbour.us21.list-manage.com/subscribe/post?u=0a1b&id=2c3d';
    expect(formOf({ service: 'mailchimp', form })).toMatchObject({
      action: form,
      email: 'EMAIL',
      trap: 'b_0a1b_2c3d',
    });
  });

  it('of any company sends the fields that the owner names', () => {
    const company = { name: 'Letters', privacyPolicy: 'https://letters.example/privacy' };
    const action = 'https://letters.example/send';
    const fields = { email: 'mail', hidden: { list: '7' }, leadsTo: ['https://thanks.example'] };
    expect(formOf({ service: 'form', ...company, action, ...fields })).toMatchObject({
      action,
      email: 'mail',
      hidden: [['list', '7']],
      leadsTo: ['https://thanks.example'],
    });
  });

  it('of Ghost is a page, because Ghost accepts no form of another site', () => {
    const page = 'https://harbour.ghost.io/#/portal/signup';
    expect(formOf({ service: 'ghost', page })).toEqual({ page });
  });

  it('stands at the end of articles, in the words of the language, unless the owner chooses others', () => {
    const identity = { ...owners.identity, language: 'de' };
    expect(newsletterOf(parse([buttondown], { identity }))?.fields).toMatchObject({
      places: ['articles'],
      title: 'Neue Artikel per E-Mail',
      confirms: true,
    });
  });
});

describe('a counter', () => {
  const counterWith = (service: object, url = 'https://www.harbour.example') =>
    counterOf(parse([service], { identity: { ...owners.identity, url } }));

  it.each([
    [
      plausible,
      'https://plausible.io/api/event',
      'text',
      { name: 'pageview', domain: 'harbour.example', url: '$url', referrer: '$referrer' },
    ],
    [
      { service: 'goatcounter', host: 'https://harbour.goatcounter.com' },
      'https://harbour.goatcounter.com/count',
      'query',
      { p: '$path', t: '$title', r: '$referrer' },
    ],
    [
      { service: 'umami', website: 'b59e9c65' },
      'https://cloud.umami.is/api/send',
      'json',
      {
        type: 'event',
        payload: expect.objectContaining({ website: 'b59e9c65', url: '$path', hostname: '$host' }),
      },
    ],
  ])('sends what the documents of the company say: %j', (service, address, as, fields) => {
    expect(counterWith(service)?.count).toEqual({ address, as, fields });
  });

  it('waits for consent at another company, and not on a host of the owner or if the owner says so', () => {
    expect(counterWith(plausible)).toMatchObject({ asks: true, isOwn: false });
    expect(counterWith({ ...plausible, withoutConsent: true })?.asks).toBe(false);
    const own = { ...plausible, host: 'https://stats.harbour.example' };
    expect(counterWith(own)).toMatchObject({ asks: false, isOwn: true });
    // On a host such as GitHub Pages, the subdomain of somebody else is not a host of the owner.
    expect(counterWith(own, 'https://harbour.github.io')?.asks).toBe(true);
  });

  it('asks with words about companies, unless the owner has written others', () => {
    const words = (more: object) => parse([plausible], more).consent;
    expect(words({}).title).toBe('May other companies learn that you are here?');
    expect(words({ consent: { title: 'Count you?' } })).toMatchObject({
      title: 'Count you?',
      message: expect.stringContaining('The companies below'),
    });
    expect(parse([]).consent.title).toBe('May we show you advertising?');
  });
});

it('comments are a frame of giscus in the language of the site, for the address of the article', () => {
  const ids = { repositoryId: 'R_1', category: 'Announcements', categoryId: 'DIC_1' };
  const service = { service: 'giscus', repository: 'harbour/comments', ...ids };
  const page = { url: 'https://harbour.example/blog/tea', title: 'Tea', description: 'Tea & rest' };
  const srcIn = (language: string) =>
    new URL(commentsOf(parse([service]), { ...page, language })?.frame.src ?? '');
  const { origin, pathname, searchParams } = srcIn('de-AT');
  expect([origin, pathname]).toEqual(['https://giscus.app', '/de/widget']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    repo: 'harbour/comments',
    repoId: 'R_1',
    category: 'Announcements',
    categoryId: 'DIC_1',
    term: 'blog/tea',
    origin: page.url,
    description: 'Tea & rest',
  });
  expect(srcIn('tlh').pathname).toBe('/en/widget');
});

it('proofs are tags with the names that each company looks for', () => {
  const me = ['https://social.example/@harbour'];
  const codes = { google: 'g1', bing: 'b1', yandex: 'y1', pinterest: 'p1' };
  expect(proofsOf(parse([{ service: 'verification', ...codes, me }]))).toEqual({
    meta: [
      ['google-site-verification', 'g1'],
      ['msvalidate.01', 'b1'],
      ['yandex-verification', 'y1'],
      ['p:domain_verify', 'p1'],
    ],
    me,
  });
});

describe('a mistake in services', () => {
  it.each<[string, object[], string[]]>([
    [
      'an unknown service',
      [{ service: 'butondown' }],
      [
        'services.0.service: expected a service: "buttondown", "listmonk", "mailchimp", "form", "ghost", "plausible", "goatcounter", "umami", "giscus", "verification", or the path of a module of your own, such as "./services/acme.ts" (did you mean "buttondown"?); found "butondown"',
      ],
    ],
    [
      'a missing field',
      [{ service: 'plausible' }],
      [
        'services.0.domain: expected the name of the site at Plausible, such as "example.org"; found nothing',
      ],
    ],
    [
      'an unknown place',
      [{ ...buttondown, places: ['header'] }],
      ['services.0.places.0: expected one of articles, home, footer; found "header"'],
    ],
    [
      'a host with a path',
      [{ ...plausible, host: 'https://stats.example/api' }],
      [
        'services.0.host: expected a URL that begins with "https://" and has no path, such as "https://stats.example.org"; found "https://stats.example/api"',
      ],
    ],
    [
      'an address of another page of Mailchimp',
      [{ service: 'mailchimp', form: 'https://mailchi.mp/harbour' }],
      [
        'services.0.form: expected the address of your form at Mailchimp, such as "https://harbour.us21.list-manage.com/subscribe/post?u=0123456789abcdef&id=0123abcd"; found "https://mailchi.mp/harbour"',
      ],
    ],
    [
      'a whole tag instead of its code',
      [{ service: 'verification', google: '<meta name="google-site-verification" content="a">' }],
      [
        'services.0.google: expected the code that Google gives you, without the tag around it; found "<meta name=\\"google-site-verification\\" content=\\"a\\">"',
      ],
    ],
    [
      'two newsletters',
      [buttondown, { service: 'ghost', page: 'https://harbour.ghost.io/' }],
      ['services.1.service: expected at most one service for a newsletter; found "ghost"'],
    ],
  ])('is reported: %s', (_, services, problems) => {
    expect(problemsOf(services)).toEqual(problems);
  });

  it('is reported: a network with the id of the counter', () => {
    expect(problemsOf([plausible], { networks: [{ ...elementsExample, id: 'counter' }] })).toEqual([
      'networks.0.id: expected an id other than that of the counter in services; found "counter"',
    ]);
  });
});

describe('a service of the owner', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'daymark-service-'));
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  let number = 0;
  async function readWith(parts: string, fields: object = {}) {
    number += 1;
    const service = `./service-${number}.ts`;
    writeFileSync(
      join(folder, service),
      `import { defineService, z } from '${import.meta.resolve('./define.ts')}';
const schema = z.strictObject({ name: z.string().default('Acme'), code: z.string() });
export default defineService({ ${parts} });`,
    );
    const input = { ...owners, services: [{ service, code: 'a', ...fields }] };
    const { services, problems } = await ownServices(input);
    return parseSettings(input, undefined, { adapters: {}, services, problems });
  }

  it('has the functions and the fields of those of the engine', async () => {
    const settings = await readWith(
      `schema, count: ({ code }) => ({ address: 'https://acme.example/' + code, fields: { u: '$url' }, as: 'query' })`,
    );
    expect(counterOf(settings)).toMatchObject({
      count: { address: 'https://acme.example/a' },
      asks: true,
    });
  });

  it.each([
    ['schema', 'which lacks one of the functions newsletter, count, comments, proofs'],
    [
      'schema: z.strictObject({}), proofs: () => ({ meta: [], me: [] })',
      'which lacks the field "name" in the schema',
    ],
  ])('is reported if it is incomplete: %s', async (parts, found) => {
    await expect(readWith(parts)).rejects.toThrow(
      `site.config.ts: services.0.service: expected the path of a module whose default export is a service, made by defineService of daymark/services; found "./service-${number}.ts", ${found}`,
    );
  });

  it('is reported with its file if a function returns something else', async () => {
    await expect(readWith(`schema, count: () => ({ address: '/count' })`)).rejects.toThrow(
      /^service-\d+\.ts: count: expected an object with address \(a URL that begins with "https:\/\/"\), fields and as; found/,
    );
  });
});
