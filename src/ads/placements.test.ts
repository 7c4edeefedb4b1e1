import { describe, expect, expectTypeOf, it } from 'vitest';
import owners from '../../site.config.ts';
import { parseSite } from '../site/settings.ts';
import { type PageWithSlots, type SlotsOn, slotsOn } from './placements.ts';

const site = parseSite(owners);

describe('slots', () => {
  it('carry the banner id of the settings and the shape of their position', () => {
    expect(slotsOn(site, 'article')['beside-content']).toMatchObject({
      bannerId: owners.slots.article['beside-content'].bannerId,
      width: 'wide',
      shape: 'tall',
    });
  });

  it('show the house creative that the owner names', () => {
    const named = owners.slots.home['after-featured'].creative;
    expect(slotsOn(site, 'home')['after-featured'].creative).toMatchObject({ id: named });
  });

  it('show house creatives in turn where the owner names none', () => {
    const slots = structuredClone(site.slots);
    for (const slot of Object.values(slots.home)) delete slot.creative;
    const shown = Object.values(slotsOn({ ...site, slots }, 'home'));
    const titles = shown.map(({ creative }) => creative.title);
    expect(titles.slice(0, 3)).toEqual(site.creatives.map(({ title }) => title));
  });

  it('stand on these pages only, and nowhere else compiles', () => {
    expectTypeOf<PageWithSlots>().toEqualTypeOf<
      'home' | 'article' | 'blog' | 'topic' | 'resources' | 'community'
    >();
    expectTypeOf<SlotsOn<'topic'>>().not.toHaveProperty('beside-content');
    expectTypeOf<SlotsOn<'article'>>().toHaveProperty('beside-content');
  });
});
