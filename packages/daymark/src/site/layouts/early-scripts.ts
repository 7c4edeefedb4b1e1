import { TEXT_KEY } from '../../browser/stored-values.ts';
import { SCHEME_KEY } from './choices.browser.ts';

/**
 * A script that applies the chosen colour scheme, text size and line spacing before the first
 * paint, so that the page does not flash. If storage is forbidden, the defaults apply. No style
 * knows other schemes than light and dark, so an unknown value is the system's scheme.
 */
export const EARLY_SCRIPT = `try{let l=localStorage,d=document.documentElement.dataset,s=l.getItem('${SCHEME_KEY}'),t=l.getItem('${TEXT_KEY}');s&&(d.scheme=s);t&&(d.text=t)}catch{}`;

/**
 * The age of a page, in milliseconds, up to which a script in its head treats the connection as
 * fast. The font then arrives within the 100 ms for which Chromium delays the first paint if a font
 * is preloaded.
 */
const FAST = 150;

/** The name of the engine's font family. */
export const OWN_TYPEFACE = 'Newsreader';

/**
 * Returns a script for the head that preloads the font if the font is likely to arrive before the
 * first paint: on a fast connection, or if the visitor comes from another page of this site, which
 * has loaded the font into the cache. Otherwise the font would only delay the first paint. The page
 * then does without it, and loads it at the end for the next page, unless the visitor leaves earlier.
 * @param font the URL of the font file
 * @param name the name of the font family
 */
export const preloadScript = (font: string, name: string) =>
  `{let d=document;if(performance.now()<${FAST}||d.referrer.startsWith(location.origin+'/'))d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',href:${JSON.stringify(font)}}));else d.documentElement.dataset.plain='',addEventListener('load',()=>d.fonts.load(${JSON.stringify(`1em "${name}"`)}).catch(()=>{}),{once:true})}`;
