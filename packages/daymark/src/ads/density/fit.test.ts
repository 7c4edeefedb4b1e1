import { describe, expect, it } from 'vitest';
import type { SlotForm } from '../../settings/slots.ts';
import type { Content } from './content.ts';
import { density, fitSlots, heightWith } from './fit.ts';
import { SCREENS, type Screen } from './screens.ts';

const phone: Screen = { width: 360, kind: 'phone', max: 0.25 };
const desk: Screen = { width: 1280, kind: 'wide', max: 0.4 };
const slots = {
  everywhere: { width: 'any', shape: 'box' },
  onPhones: { width: 'phone', shape: 'box' },
  beside: { width: 'wide', shape: 'tall' },
} satisfies Record<string, SlotForm>;

/** Returns content of the given height, plus content of another height beside a tall slot. */
const content = (rest: number, beside = 0): Content => ({
  rest: () => rest,
  beside: () => beside,
  space: 0,
});

describe('the ad density', () => {
  it('is the height of the boxes, divided by the height of the content with slots', () => {
    const { everywhere, onPhones } = slots;
    // A slot is 250 px high, plus borders of 2 px and a label of 24 px.
    expect(heightWith([everywhere, onPhones], content(456), phone)).toBe(1008);
    expect(density([everywhere, onPhones], content(456), phone)).toBe(0.5);
  });

  it('ignores slots for other screens', () => {
    expect(density([slots.onPhones], content(1000), desk)).toBe(0);
  });

  it('includes a tall slot beside the text, and treats the page as at least as high as that slot', () => {
    expect(heightWith([slots.beside], content(876, 2000), desk)).toBe(2876);
    expect(heightWith([slots.beside], content(876, 0), desk)).toBe(1502);
  });
});

describe('slots', () => {
  const { everywhere, onPhones, beside } = slots;

  it('stay if the content is long enough for all of them', () => {
    const { kept, shed } = fitSlots([everywhere, beside, onPhones], content(3000, 3000));
    expect(kept).toEqual([everywhere, beside, onPhones]);
    expect(shed).toEqual([]);
  });

  it('are removed if the content is too short, the least important first', () => {
    const { kept, shed } = fitSlots([everywhere, onPhones], content(1300));
    expect(kept).toEqual([everywhere]);
    expect(shed).toEqual([{ slot: onPhones, screen: SCREENS[0], found: 504 / 1852 }]);
  });

  it('are checked for each screen: content that is too short on desktops keeps a slot for phones', () => {
    expect(fitSlots([beside, onPhones], content(800)).kept).toEqual([onPhones]);
  });

  it('are removed if the content is too short for them in addition to a slot that is always there', () => {
    expect(fitSlots([everywhere], content(1300), [everywhere]).kept).toEqual([]);
  });
});
