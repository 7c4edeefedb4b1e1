import { SLOT_HEIGHTS, type SlotForm } from '../../settings/slots.ts';
import type { Content } from './content.ts';
import { SCREENS, type Screen } from './screens.ts';
import { sum } from './type.ts';

/** Heights in CSS pixels, as in slot.css: a label with its padding, and both borders of a box. */
const LABEL = 24;
const HAIRLINES = 2;

const boxHeight = ({ shape }: Pick<SlotForm, 'shape'>) => SLOT_HEIGHTS[shape] + HAIRLINES;

const isShown = ({ width }: SlotForm, { kind }: Screen) => width === 'any' || width === kind;

/** Returns the minimum height in CSS pixels of content with slots in it, on a screen. */
export function heightWith(slots: readonly SlotForm[], content: Content, screen: Screen): number {
  const shown = slots.filter((slot) => isShown(slot, screen));
  const boxes = shown.filter(({ shape }) => shape === 'box');
  const column = shown.length > boxes.length ? boxHeight({ shape: 'tall' }) + LABEL : 0;
  const spaces = boxes.map(
    (slot) => boxHeight(slot) + LABEL + (slot.width === 'any' ? content.space : 0),
  );
  const beside = Math.max(content.beside?.(screen.width) ?? 0, column);
  return content.rest(screen.width) + beside + sum(spaces);
}

/**
 * Returns the ad density on a screen: the heights of all slot boxes, divided by the height of the
 * content with the slots in it. Source: Better Ads Standards, ad density.
 */
export function density(slots: readonly SlotForm[], content: Content, screen: Screen): number {
  const shown = slots.filter((slot) => isShown(slot, screen));
  return sum(shown.map(boxHeight)) / heightWith(slots, content, screen);
}

/** A slot for which the content is too short. */
export interface Shed<Slot> {
  slot: Slot;
  /** A screen on which the ad density would be too high. */
  screen: Screen;
  /** The ad density with the slot. */
  found: number;
}

/**
 * Divides slots into those that fit the content and those for which the content is too short.
 * @param slots the slots, the most important first
 * @param standing slots that are always on the page
 */
export function fitSlots<Slot extends SlotForm>(
  slots: readonly Slot[],
  content: Content,
  standing: readonly SlotForm[] = [],
): { kept: Slot[]; shed: Shed<Slot>[] } {
  const kept: Slot[] = [];
  const shed: Shed<Slot>[] = [];
  for (const slot of slots) {
    const densities = SCREENS.filter((screen) => isShown(slot, screen)).map((screen) => ({
      slot,
      screen,
      found: density([...standing, ...kept, slot], content, screen),
    }));
    const over = densities.find(({ screen, found }) => found > screen.max);
    if (over) shed.push(over);
    else kept.push(slot);
  }
  return { kept, shed };
}
