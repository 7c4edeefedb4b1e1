import { describe, expect, expectTypeOf, it } from 'vitest';
import owners from '../../site.config.ts';
import { parseSite } from '../site/settings.ts';
import { type PageWithSlots, type SlotsOn, slotsOn } from './placements.ts';

const site = parseSite(owners);

describe('slots', () => {
  it('carry the banner id of the settings and the shape of their position', () => {
    expect(slotsOn(site, 'article')?.['beside-content']).toMatchObject({
      bannerId: 203,
      width: 'wide',
      shape: 'tall',
    });
  });

  it('show the house creative that the owner names', () => {
    expect(slotsOn(site, 'home')?.['after-featured']?.creative.title).toBe(
      'Something you have noticed?',
    );
  });

  it('show house creatives in turn where the owner names none', () => {
    const slot = (bannerId: number) => ({ bannerId });
    const home = {
      'after-hero': slot(1),
      'after-featured': slot(2),
      'in-latest': slot(3),
      'beside-latest': slot(4),
    };
    const shown = Object.values(slotsOn({ ...site, slots: { ...site.slots, home } }, 'home') ?? {});
    const titles = shown.map((slot) => slot?.creative.title);
    expect(titles.slice(0, 3)).toEqual(site.creatives.map(({ title }) => title));
  });

  it('are none on a page without advertising', () => {
    const slots = { ...site.slots, home: false as const };
    expect(slotsOn({ ...site, slots }, 'home')).toBeUndefined();
    expect(slotsOn({ ...site, slots }, 'blog')).toBeDefined();
  });

  it('stand on these pages only, and nowhere else compiles', () => {
    expectTypeOf<PageWithSlots>().toEqualTypeOf<
      'home' | 'article' | 'blog' | 'topic' | 'resources' | 'community'
    >();
    expectTypeOf<SlotsOn<'topic'>>().not.toHaveProperty('beside-content');
    expectTypeOf<SlotsOn<'article'>>().toHaveProperty('beside-content');
  });
});
