import type { ConsentSettings } from '../../consent/answer.ts';
import type { InlineRecipe } from '../inline/inline-config.ts';

/** The settings that a page passes to its slot script. */
export interface BrowserSettings {
  /** The seconds after which a slot without a creative has timed out. */
  timeout: number;
  consent: ConsentSettings;
  /** The configurations of the inline networks of this page, by the id of the network. */
  inline?: Readonly<Record<string, InlineRecipe>>;
}
