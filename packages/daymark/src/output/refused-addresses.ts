import type { Tag } from '../basics/markup.ts';
import { counted } from '../basics/text.ts';
import type { Policy } from '../http/policy.ts';

/** An address on another host that a page loads, although the page's CSP refuses it. */
export interface RefusedAddress {
  /** What the page loads, in words: "the script". */
  readonly what: string;
  readonly address: string;
  readonly directive: keyof Policy;
}

/** The maximum number of pages that a description names. */
const NAMED = 5;
/** The attributes that load a file, by element. */
const LOADS: Readonly<Record<string, readonly [what: string, directive: keyof Policy]>> = {
  'script src': ['the script', 'script-src'],
  'link href': ['the style sheet', 'style-src'],
  'iframe src': ['the frame', 'frame-src'],
  'img src': ['the image', 'img-src'],
  'img srcset': ['the image', 'img-src'],
  'source srcset': ['the image', 'img-src'],
  'source src': ['the media file', 'media-src'],
  'video src': ['the video', 'media-src'],
  'video poster': ['the image', 'img-src'],
  'audio src': ['the audio file', 'media-src'],
  'track src': ['the captions', 'media-src'],
  'object data': ['the object', 'default-src'],
  'embed src': ['the object', 'default-src'],
};
/** The number of characters before an address in which the name of its property is looked for. */
const LONGEST = 500;
/** Matches the address of a file that styles load. */
const IN_STYLES = /(@import\s+)?(?:url\(\s*["']?|(?<=@import\s+)["'])((?:https?:)?\/\/[^\s"')]+)/gi;

/** Returns the addresses on other hosts that a page loads although its policy refuses them. */
export function refusedAddresses(elements: readonly Tag[], policy: Policy): RefusedAddress[] {
  const found = new Map<string, RefusedAddress>();
  const check = (what: string, address: string, directive: keyof Policy) => {
    const url = URL.parse(address, 'https://self.invalid');
    if (!url?.protocol.startsWith('http') || url.hostname === 'self.invalid') return;
    const sources = policy[directive] ?? policy['default-src'] ?? [];
    if (!sources.some((source) => allows(source, url)))
      found.set(`${what} ${address}`, { what, address, directive });
  };
  for (const { name, attributes, text } of elements) {
    for (const [attribute, value] of attributes) {
      const loads = LOADS[`${name} ${attribute}`];
      if (!loads || (name === 'link' && !/\bstylesheet\b/i.test(attributes.get('rel') ?? '')))
        continue;
      const text = value.replaceAll('&amp;', '&').trim();
      const addresses = attribute === 'srcset' ? text.split(/\s+|,\s/) : [text];
      for (const address of addresses) check(loads[0], address, loads[1]);
    }
    if (name !== 'style') continue;
    const styles = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
    for (const { 1: rule, 2: address = '', index } of styles.matchAll(IN_STYLES)) {
      const before = styles.slice(Math.max(0, index - LONGEST), index);
      if (rule) check('the style sheet', address, 'style-src');
      else if (/[;{\s]src:[^;{}]*$/.test(before)) check('the font', address, 'font-src');
      else check('the image', address, 'img-src');
    }
  }
  return [...found.values()];
}

/** Returns whether a source of a CSP allows a URL on another host. */
function allows(source: string, { protocol, host }: URL): boolean {
  if (source === '*' || source === protocol) return true;
  const [, scheme, name = ''] = /^(?:(https?:)\/\/)?([^/']+)/.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host;
}

/**
 * Describes an address that browsers will not load.
 * @param place where the address stands in a file of the owner, such as "pages/map.astro:3"
 */
export function describeRefused(
  { what, address, directive }: RefusedAddress,
  urls: readonly string[],
  place: string | undefined,
): string {
  const named = urls.length > NAMED ? [...urls.slice(0, NAMED), '…'] : urls;
  const pages = `${counted(urls.length, 'page')} (${named.join(', ')})`;
  const start = place ?? `an address in ${pages}`;
  return `${start}: expected ${what} in public/, or a link to it; found ${address}, which browsers do not load, because the ${directive} of the content security policy refuses it${place ? ` in ${pages}` : ''}`;
}
