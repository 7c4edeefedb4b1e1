import { expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { feedIds } from './feed-ids.ts';
import { parseSettings } from './settings.ts';

const NOON = new Date('2026-05-04');

/** Returns the function that makes ids on a site with a URL and further settings. */
const idsAt = (url: string, further: object = {}, code = '') =>
  feedIds(
    parseSettings(
      { ...owners, identity: { ...owners.identity, url }, ...further },
      undefined,
      undefined,
      code,
    ),
  );
const idAt = (url: string, further: object = {}, aliases: string[] = []) =>
  idsAt(url, further).ofArticle('dusk', NOON, aliases);

const NEW = 'https://new.example';
const OLD = 'http://old.example';

it.each([
  ['that has always had the same address', [], '/blog/dusk'],
  ['that moved', ['dawn'], '/blog/dawn'],
  ['whose address has changed twice', ['dawn', 'noon'], '/blog/dawn'],
  ['with a full address as an alias', ['/blog/dawn'], '/blog/dawn'],
  ['that came from another site', ['/2019/dawn.html', '/dawn', '/blog/dawn.html'], '/blog/dusk'],
  [
    'that came from another site and whose address changed here',
    ['/2019/dawn.html', 'dawn'],
    '/blog/dawn',
  ],
])('the id of an article %s is its first address on this site', (_, aliases, first) => {
  expect(idAt(NEW, {}, aliases)).toBe(NEW + first);
  expect(idAt(`${NEW}/calm`, {}, aliases)).toBe(`${NEW}/calm${first}`);
});

it('ids stay on another domain, below another path, with another pattern and another segment', () => {
  const patterned = { addresses: { articles: '/{year}/{name}' } };
  const renamed = { addresses: { segments: { blog: 'notes' } } };
  const feeds = { id: OLD, articles: '/blog/{name}' };
  for (const url of [OLD, NEW, `${NEW}/calm`])
    for (const further of [{}, patterned, renamed])
      for (const [aliases, name] of [
        [[], 'dusk'],
        [['dawn'], 'dawn'],
        [['/blog/dawn', 'noon'], 'dawn'],
      ] as const)
        expect(idAt(url, { ...further, feeds }, [...aliases])).toBe(`${OLD}/blog/${name}`);
  expect(idAt(NEW, { ...patterned, feeds: { id: OLD } })).toBe(`${OLD}/2026/dusk`);
  expect(idAt(NEW, { ...patterned, feeds: { articles: '/blog/{name}' } })).toBe(`${NEW}/blog/dusk`);
});

it('ids may be tag URIs', () => {
  const feeds = { id: 'tag:old.example,2027:calm' };
  expect(idAt(NEW, { feeds })).toBe('tag:old.example,2027:calm/blog/dusk');
  expect(idsAt(NEW, { feeds }).ofArticle('öl', NOON, [])).toBe(
    'tag:old.example,2027:calm/blog/%C3%B6l',
  );
});

it('the id of a feed stays on another domain', () => {
  for (const url of [NEW, `${NEW}/calm`])
    for (const id of [OLD, `${OLD}/still`]) {
      const { ofFeed } = idsAt(url, { feeds: { id } });
      const root = new URL(url).pathname.replace(/\/$/, '');
      expect(ofFeed(root || '/')).toBe(new URL(id).pathname === '/' ? `${OLD}/` : id);
      expect(ofFeed(`${root}/topics/rest`)).toBe(`${id}/topics/rest`);
    }
  expect(idsAt(NEW).ofFeed('/')).toBe(`${NEW}/`);
});

it('a further language has the beginning of the main language, and a pattern of its own', () => {
  const { identity, noun, home, navigation, footer, creatives } = owners;
  const de = {
    ...{ noun, home, navigation, footer, creatives },
    identity: { language: 'de', description: identity.description },
    donation: false,
    feeds: { articles: '/artikel/{name}' },
  };
  const settings = { languages: { de }, feeds: { id: OLD, articles: '/blog/{name}' } };
  const german = idsAt(NEW, settings, 'de');
  expect(german.ofArticle('dusk', NOON, ['dawn'])).toBe(`${OLD}/de/artikel/dawn`);
  expect(german.ofFeed('/de')).toBe(`${OLD}/de`);
  const { feeds: _, ...plain } = de;
  const unset = idsAt(NEW, { languages: { de: plain } }, 'de');
  expect(unset.ofArticle('dusk', NOON, [])).toBe(`${NEW}/de/blog/dusk`);
});
