import type { ConsentSettings } from '../../consent/answer.ts';
import type { InlineRecipe } from '../inline/recipe.ts';

/** The id of the element that contains the settings of the slot script, as JSON. */
export const SLOT_SETTINGS_ID = 'slot-settings';

/** The settings that a page passes to its slot script. */
export interface BrowserSettings {
  /** The timeout for a network to fill a slot, in seconds. */
  patience: number;
  consent: ConsentSettings;
  /** The configurations of the inline networks of this page, by the id of the network. */
  inline?: Readonly<Record<string, InlineRecipe>>;
}
