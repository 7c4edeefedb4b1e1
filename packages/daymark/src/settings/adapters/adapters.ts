import { adsense } from './adsense.ts';
import { elements } from './elements.ts';
import { gpt } from './gpt.ts';
import { tag } from './tag.ts';

/** The adapters of the engine, by their names in the settings. */
export const ADAPTERS = { elements, adsense, gpt, tag };
