import { STORAGE_KEY as SCHEME_KEY } from './scheme/scheme.browser.ts';
import { STORAGE_KEY as TEXT_KEY } from './text/text.browser.ts';

/**
 * A script that applies the chosen colour scheme, text size and line spacing before the first
 * paint, so that the page does not flash. If storage is forbidden, the defaults apply. No style
 * knows other schemes than light and dark, so an unknown value is the system's scheme.
 */
export const EARLY_SCRIPT = `try{let l=localStorage,d=document.documentElement.dataset,s=l.getItem('${SCHEME_KEY}'),t=l.getItem('${TEXT_KEY}');s&&(d.scheme=s);t&&(d.text=t)}catch{}`;
