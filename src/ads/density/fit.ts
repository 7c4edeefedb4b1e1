import { SLOT_HEIGHTS, type SlotForm } from '../../site/schema/slots.ts';
import type { Content } from './content.ts';
import { SCREENS, type Screen } from './screens.ts';
import { sum } from './type.ts';

/** Heights in CSS pixels, by slot.css: of a slot's label with its space, and of a box's hairlines. */
const LABEL = 24;
const HAIRLINES = 2;

const boxHeight = ({ shape }: Pick<SlotForm, 'shape'>) => SLOT_HEIGHTS[shape] + HAIRLINES;

const isShown = ({ width }: SlotForm, { kind }: Screen) => width === 'any' || width === kind;

/** How high content is at least with slots in it, on a screen, in CSS pixels. */
export function heightWith(slots: readonly SlotForm[], content: Content, screen: Screen): number {
  const shown = slots.filter((slot) => isShown(slot, screen));
  const boxes = shown.filter(({ shape }) => shape === 'box');
  const column = shown.length > boxes.length ? boxHeight({ shape: 'tall' }) + LABEL : 0;
  const spaces = boxes.map(
    (slot) => boxHeight(slot) + LABEL + (slot.width === 'any' ? content.space : 0),
  );
  return content.rest(screen.width) + Math.max(content.beside(screen.width), column) + sum(spaces);
}

/**
 * The part of the content's height that slots take on a screen: the heights of all their boxes,
 * divided by the height of the content with them in it. Source: Better Ads Standards, ad density.
 */
export function density(slots: readonly SlotForm[], content: Content, screen: Screen): number {
  const shown = slots.filter((slot) => isShown(slot, screen));
  return sum(shown.map(boxHeight)) / heightWith(slots, content, screen);
}

/** A slot that has no room. */
export interface Shed<Slot> {
  slot: Slot;
  /** A screen on which there would be too much. */
  screen: Screen;
  /** How much there would be with it. */
  found: number;
}

/**
 * Divides slots into those that the content has room for and those that it has not.
 * @param slots the most important first
 * @param standing what is there in any case
 */
export function fitSlots<Slot extends SlotForm>(
  slots: readonly Slot[],
  content: Content,
  standing: readonly SlotForm[] = [],
): { kept: Slot[]; shed: Shed<Slot>[] } {
  const kept: Slot[] = [];
  const shed: Shed<Slot>[] = [];
  for (const slot of slots) {
    const judged = SCREENS.filter((screen) => isShown(slot, screen)).map((screen) => ({
      slot,
      screen,
      found: density([...standing, ...kept, slot], content, screen),
    }));
    const over = judged.find(({ screen, found }) => found > screen.most);
    if (over) shed.push(over);
    else kept.push(slot);
  }
  return { kept, shed };
}
