import type { ConsentSettings } from '../../consent/answer.ts';
import type { InlineRecipe } from '../inline/recipe.ts';

/** The id of the element in which a page tells its script of slots what it needs to know, as JSON. */
export const SLOT_SETTINGS_ID = 'slot-settings';

/** What a page tells its script of slots. */
export interface BrowserSettings {
  /** Seconds that a network has to fill a slot. */
  patience: number;
  consent: ConsentSettings;
  /** How the networks of this page that run in it are called, by the id of the network. */
  inline?: Readonly<Record<string, InlineRecipe>>;
}
