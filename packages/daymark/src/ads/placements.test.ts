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
