import type { SlotRequest } from '../frame/message.ts';
import type { SlotState } from '../loader/state.ts';
import type { InlineRecipe } from './recipe.ts';

export function fillInline(
  _box: HTMLElement,
  _recipe: InlineRecipe,
  _slot: SlotRequest,
  _tell: (state: SlotState) => void,
): void {}
