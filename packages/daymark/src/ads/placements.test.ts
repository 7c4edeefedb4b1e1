import { describe, expect, expectTypeOf, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { elementsExample } from '../../../../tests/network-settings.ts';
import { parseSettings } from '../settings/settings.ts';
import { type PageWithSlots, type SlotsOn, slotsOn } from './placements.ts';

const settings = parseSettings(owners);

describe('slots', () => {
  it('have the banner id from the settings and the shape of their position', () => {
    expect(slotsOn(settings, 'article', '/blog/a')?.['beside-content']).toMatchObject({
      bannerId: 203,
      width: 'wide',
      shape: 'tall',
    });
  });

  it('show the house creative that the owner configures', () => {
    expect(slotsOn(settings, 'home', '/')?.['after-featured']?.creative.title).toBe(
      'Something you have noticed?',
    );
  });

  it('get the house creatives by share, each once, if the owner configures none for the slots', () => {
    const slot = (bannerId: number) => ({ bannerId });
    const home = {
      'after-hero': slot(1),
      'after-featured': slot(2),
      'in-latest': slot(3),
      'beside-latest': slot(4),
    };
    const shown = Object.values(
      slotsOn({ ...settings, slots: { ...settings.slots, home } }, 'home', '/') ?? {},
    );
    const titles = shown.map((slot) => slot?.creative.title);
    const all = settings.creatives.map(({ title }) => title);
    expect(titles.slice(0, 3).toSorted()).toEqual(all.toSorted());
    // No screen shows both the third and the fourth slot.
    expect(titles[3]).toBe(titles[2]);
  });

  it('get no house creative that another slot of the page names', () => {
    const [first] = settings.creatives;
    const home = {
      'after-hero': { bannerId: 1 },
      'after-featured': { bannerId: 2, creative: first?.id },
      'in-latest': { bannerId: 3 },
      'beside-latest': { bannerId: 4 },
    };
    const slots = slotsOn({ ...settings, slots: { ...settings.slots, home } }, 'home', '/');
    const shown = Object.values(slots ?? {}).map((slot) => slot?.creative.title);
    expect(shown.filter((title) => title === first?.title)).toHaveLength(1);
  });

  it('have the title of their house creative as name, or their number if another slot has the title', () => {
    const home = {
      'after-hero': { bannerId: 1, creative: settings.creatives[0]?.id },
      'after-featured': { bannerId: 2, creative: settings.creatives[0]?.id },
      'in-latest': { bannerId: 3, creative: settings.creatives[1]?.id },
      'beside-latest': { bannerId: 4, creative: settings.creatives[1]?.id },
    };
    const slots = slotsOn({ ...settings, slots: { ...settings.slots, home } }, 'home', '/');
    const titleOf = (creative: number) => `Advertisement: ${settings.creatives[creative]?.title}`;
    // A page must not have two landmarks of the same name.
    expect(Object.values(slots ?? {}).map((slot) => slot?.name)).toEqual([
      titleOf(0),
      'Advertisement 2',
      titleOf(1),
      'Advertisement 4',
    ]);
  });

  it('have their number as name if a network may replace the house creative', () => {
    const own = slotsOn(settings, 'home', '/')?.['after-hero'];
    expect(own?.name).toBe(`Advertisement: ${own?.creative.title}`);
    const { networks } = parseSettings({ ...owners, networks: [elementsExample] });
    expect(slotsOn({ ...settings, networks }, 'home', '/')?.['after-hero']?.name).toBe(
      `Advertisement ${own?.bannerId}`,
    );
  });

  const lamps = {
    ...{ id: 'lamps', title: 'Lamps', message: 'Lamps that dim.', action: 'Look at lamps' },
    ...{ href: 'https://lamps.example', share: 100 },
  };
  const withLamps = (more: object, networks: object[] = []) =>
    parseSettings({
      ...owners,
      networks,
      slots: { ...owners.slots, topic: { 'after-list': { bannerId: 401 } } },
      creatives: [...owners.creatives, { ...lamps, ...more }],
    });
  const afterList = (settings: ReturnType<typeof withLamps>, topics: string[] = []) =>
    slotsOn(settings, 'topic', '/topics/rest', topics)?.['after-list'];

  it('have their dated creatives beside an undated one, by share', () => {
    const slot = afterList(withLamps({ from: '2026-12-01' }));
    expect(slot?.creative.id).not.toBe('lamps');
    expect(slot?.dated).toMatchObject([{ id: 'lamps', from: '2026-12-01' }]);
    // On its days, the other creative replaces the one whose title would be the name.
    expect(slot?.name).toBe('Advertisement 401');
    const rare = withLamps({ from: '2026-12-01', share: 1 });
    const common = rare.creatives.map((each) => ({ ...each, share: each.from ? 1 : 100 }));
    expect(afterList({ ...rare, creatives: common })?.dated).toEqual([]);
    expect(afterList(withLamps({}))?.dated).toEqual([]);
  });

  it('have a creative with topics only on pages of these topics', () => {
    const settings = withLamps({ topics: ['rest'] });
    expect(afterList(settings, ['rest'])?.creative.id).toBe('lamps');
    expect(afterList(settings, ['attention'])?.creative.id).not.toBe('lamps');
    expect(afterList(settings)?.creative.id).not.toBe('lamps');
  });

  it('have only the dated creative that they name, beside an undated one', () => {
    const settings = withLamps({ to: '2026-12-24', share: 1 });
    const home = {
      'after-hero': { bannerId: 101, creative: 'lamps' },
      'after-featured': { bannerId: 102, creative: 'write-to-us' },
      'in-latest': { bannerId: 103, creative: 'your-own' },
      'beside-latest': { bannerId: 104, creative: 'your-own' },
    };
    const slots = slotsOn({ ...settings, slots: { ...settings.slots, home } }, 'home', '/');
    expect(slots?.['after-hero']?.dated?.map(({ id }) => id)).toEqual(['lamps']);
    expect(slots?.['after-hero']?.creative.id).toBe('first-guide');
    expect(slots?.['after-featured']?.dated).toEqual([]);
  });

  it('keep their network unless their creative comes before networks', () => {
    const network = { ...elementsExample, slots: { 'topic.after-list': { sizes: ['300x250'] } } };
    expect(afterList(withLamps({}, [network]))?.filling?.network).toBe('acme');
    const before = withLamps({ beforeNetworks: true }, [network]);
    expect(afterList(before)?.filling).toBeUndefined();
    const dated = withLamps({ beforeNetworks: true, from: '2026-12-01' }, [network]);
    expect(afterList(dated)?.filling?.network).toBe('acme');
  });

  it('in the text of an article have a banner id and a house creative each, in their order', () => {
    const article = {
      'in-content': { bannerIds: [13, 11, 12], everyWords: 400 },
      'beside-content': { bannerId: 14, sticky: true },
      'after-content': { bannerId: 15 },
    };
    const { networks } = parseSettings({
      ...owners,
      slots: { ...owners.slots, article: { ...article, 'beside-content': { bannerId: 14 } } },
      networks: [{ ...elementsExample, slots: { 'article.in-content': { sizes: ['300x250'] } } }],
    });
    const slots = (more = {}) =>
      slotsOn({ ...settings, ...more, slots: { ...settings.slots, article } }, 'article', '/a');
    const inContent = slots()?.['in-content'];
    expect(inContent?.everyWords).toBe(400);
    expect(inContent?.slots.map(({ bannerId }) => bannerId)).toEqual([13, 11, 12]);
    expect(slots()?.['beside-content']?.sticky).toBe(true);
    // Four slots are on a phone, and the site has three creatives.
    const shown = [slots()?.['after-content'], ...(inContent?.slots ?? [])];
    expect(new Set(shown.map((slot) => slot?.creative.title)).size).toBe(3);
    expect(new Set(shown.map((slot) => slot?.name)).size).toBe(4);
    const filled = slots({ networks })?.['in-content']?.slots ?? [];
    expect(filled.map(({ filling }) => filling?.network)).toEqual(['acme', 'acme', 'acme']);
  });

  it('do not exist on a page without advertising', () => {
    const slots = { ...settings.slots, home: false as const };
    expect(slotsOn({ ...settings, slots }, 'home', '/')).toBeUndefined();
    expect(slotsOn({ ...settings, slots }, 'blog', '/blog')).toBeDefined();
  });

  it('have types that allow only pages and positions with slots', () => {
    expectTypeOf<PageWithSlots>().toEqualTypeOf<
      'home' | 'article' | 'blog' | 'topic' | 'resources' | 'community'
    >();
    expectTypeOf<SlotsOn<'topic'>>().not.toHaveProperty('beside-content');
    expectTypeOf<SlotsOn<'article'>>().toHaveProperty('beside-content');
  });
});
