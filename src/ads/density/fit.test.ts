import { describe, expect, it } from 'vitest';
import type { SlotForm } from '../../site/schema/slots.ts';
import type { Content } from './content.ts';
import { density, fitSlots, heightWith } from './fit.ts';
import { SCREENS, type Screen } from './screens.ts';

const phone: Screen = { width: 360, kind: 'phone', most: 0.25 };
const desk: Screen = { width: 1280, kind: 'wide', most: 0.4 };
const slots = {
  everywhere: { width: 'any', shape: 'box' },
  onPhones: { width: 'phone', shape: 'box' },
  beside: { width: 'wide', shape: 'tall' },
} satisfies Record<string, SlotForm>;

/** Content of a height, of which a part stands beside a tall slot. */
const content = (rest: number, beside = 0): Content => ({
  rest: () => rest,
  beside: () => beside,
  space: 0,
});

describe('the part of advertising', () => {
  it('is the height of its boxes, divided by that of the content with them in it', () => {
    const { everywhere, onPhones } = slots;
    // A box is 250 px and its hairlines, below a label of 24.
    expect(heightWith([everywhere, onPhones], content(456), phone)).toBe(1008);
    expect(density([everywhere, onPhones], content(456), phone)).toBe(0.5);
  });

  it('leaves out slots for other screens', () => {
    expect(density([slots.onPhones], content(1000), desk)).toBe(0);
  });

  it('knows that a tall slot stands beside the text, and makes a page no lower than itself', () => {
    expect(heightWith([slots.beside], content(876, 2000), desk)).toBe(2876);
    expect(heightWith([slots.beside], content(876, 0), desk)).toBe(1502);
  });
});

describe('slots', () => {
  const { everywhere, onPhones, beside } = slots;

  it('all stay where there is room for them', () => {
    const { kept, shed } = fitSlots([everywhere, beside, onPhones], content(3000, 3000));
    expect(kept).toEqual([everywhere, beside, onPhones]);
    expect(shed).toEqual([]);
  });

  it('go where there is none, the less important first', () => {
    const { kept, shed } = fitSlots([everywhere, onPhones], content(1300));
    expect(kept).toEqual([everywhere]);
    expect(shed).toEqual([{ slot: onPhones, screen: SCREENS[0], found: 504 / 1852 }]);
  });

  it('go one by one: a desk without room says nothing of a phone', () => {
    expect(fitSlots([beside, onPhones], content(800)).kept).toEqual([onPhones]);
  });

  it('leave the room that something else has taken', () => {
    expect(fitSlots([everywhere], content(1300), [everywhere]).kept).toEqual([]);
  });
});
