import { createHash } from 'node:crypto';
import type { Tag } from '../basics/markup.ts';
import { counted } from '../basics/text.ts';
import type { Policy } from '../http/policy.ts';

/**
 * The types of `<script>` that a CSP applies to. The content of any other type is data, not code.
 * Source: the HTML standard, "prepare the script element", and the MIME sniffing standard.
 */
const governedTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hosts to which the answers of forms lead, as CSP sources, by the origin that receives a form. */
export type FormTargets = Readonly<Record<string, readonly string[]>>;

/** The key of the hosts to which the answer of any form on another host may lead. */
export const ANY_FORM = '*';

/**
 * Returns the CSP sources that a page's HTML requires: the hashes of inline scripts and styles, the
 * origins of counters, players, comments and ad frames, `'self'` for sound and video, and the origins
 * that forms use. Chromium compares `form-action` with redirects too, so a form that is sent to another host may
 * also lead back to the site, and to the given hosts.
 * @throws when the action of a form is neither a path nor an http(s) URL.
 */
export function sourcesOf(elements: Iterable<Tag>, targets: FormTargets = {}): Policy {
  const found = new Map<keyof Policy, Set<string>>();
  const allow = (directive: keyof Policy, source: string) => {
    const sources = found.get(directive) ?? new Set();
    found.set(directive, sources.add(source));
  };
  for (const { name, attributes, text } of elements) {
    const frame = attributes.get('data-frame');
    const player = attributes.get('data-embed-src');
    const counter = attributes.get('data-count');
    if (frame && attributes.get('class') === 'slot-box') allow('frame-src', originOf(frame));
    if (name === 'style') allow('style-src', hash(text));
    else if (name === 'script') {
      if (counter) allow('connect-src', originOf(counter));
      if (!attributes.has('src') && governedTypes.test((attributes.get('type') ?? '').trim()))
        allow('script-src', hash(text));
    } else if (name === 'video' || name === 'audio') allow('media-src', "'self'");
    else if (name === 'iframe' && player) allow('frame-src', new URL(player).origin);
    else if (name === 'form') {
      const origin = receiver(attributes.get('action') ?? '');
      const leadsTo = [...(targets[origin] ?? []), ...(targets[ANY_FORM] ?? [])];
      for (const source of origin === "'self'" ? [origin] : [origin, "'self'", ...leadsTo])
        allow('form-action', source);
    }
  }
  return Object.fromEntries([...found].map(([directive, sources]) => [directive, [...sources]]));
}

/** An origin to which no URL leads, because no host has such a name (RFC 6761). */
const SELF = 'https://self.invalid';

/** Returns the origin of a URL; `'self'` for a path. */
function originOf(address: string): string {
  const origin = URL.parse(address, SELF)?.origin ?? SELF;
  return origin === SELF ? "'self'" : origin;
}

/** Returns the origin that a form with this action is sent to; `'self'` for a path. */
function receiver(action: string): string {
  const protocol = URL.parse(action)?.protocol ?? 'https:';
  if (protocol === 'https:' || protocol === 'http:') return originOf(action);
  throw new Error(`The action of a form: expected a path or an http(s) URL; found ${action}.`);
}

/**
 * Refuses inline styles and event handlers in attributes. The CSP of a page blocks both kinds of
 * code, and only the browser's console would report that.
 * @throws an error that names the element and the attribute
 */
export function refuseInlineCode(elements: Iterable<Tag>): void {
  for (const { name, attributes } of elements)
    for (const [attribute, value] of attributes)
      if (/^(?:style|on[a-z]+)$/.test(attribute))
        throw new Error(
          `<${name} ${attribute}="${value}">: expected no style or handler in an attribute; found ${attribute}. Use a class, or a listener in a script.`,
        );
}

/** An address on another host that a page loads, although the page's CSP refuses it. */
export interface RefusedAddress {
  /** The words for the file that the page loads: "the script". */
  readonly what: string;
  readonly address: string;
  readonly directive: keyof Policy;
}

/** The maximum number of pages that a description names. */
const NAMED = 5;

const named = (urls: readonly string[]) =>
  [...urls.slice(0, NAMED), ...(urls.length > NAMED ? ['…'] : [])].join(', ');

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
/**
 * The number of characters before an address in which a search finds the name of the CSS property.
 */
const LONGEST = 500;
/** Matches the address of a file that styles load. */
const IN_STYLES = /(?:(@import\s+)(?:url\(\s*)?|url\(\s*)["']?((?:https?:)?\/\/[^\s"')]+)/gi;

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

/** The settings that replace the scripts of companies, by the host of the script. */
const INSTEAD: readonly (readonly [host: RegExp, setting: string])[] = [
  [/(?:^|\.)plausible\.io$/, "services: [{ service: 'plausible', … }]"],
  [/^gc\.zgo\.at$/, "services: [{ service: 'goatcounter', … }]"],
  [/(?:^|\.)umami\.is$/, "services: [{ service: 'umami', … }]"],
  [/(?:^|\.)giscus\.app$/, "services: [{ service: 'giscus', … }]"],
  [/\.list-manage\.com$|^chimpstatic\.com$/, "services: [{ service: 'mailchimp', … }]"],
  [/(?:^|\.)googlesyndication\.com$/, "networks: [{ adapter: 'adsense', … }]"],
  [/^securepubads\.g\.doubleclick\.net$/, "networks: [{ adapter: 'gpt', … }]"],
];

/** Returns the end of a description that names the setting for a script, if there is one. */
function instead({ what, address }: RefusedAddress): string {
  const host = URL.parse(address, 'https://self.invalid')?.hostname ?? '';
  const setting = what === 'the script' && INSTEAD.find(([pattern]) => pattern.test(host))?.[1];
  return setting ? `. There is a setting for it: ${setting}` : '';
}

/**
 * Describes an address that browsers will not load.
 * @param place the position of the address in a file of the owner, such as "pages/map.astro:3"
 */
export function describeRefused(
  refused: RefusedAddress,
  urls: readonly string[],
  place: string | undefined,
): string {
  const { what, address, directive } = refused;
  const pages = `${counted(urls.length, 'page')} (${named(urls)})`;
  const start = place ?? `an address in ${pages}`;
  return `${start}: expected ${what} in public/, or a link to it; found ${address}, which browsers do not load, because the ${directive} of the content security policy refuses it${place ? ` in ${pages}` : ''}${instead(refused)}`;
}

/** Third-party code, such as an ad network, that runs in pages themselves and not in a frame. */
export interface ThirdPartyCode {
  /** The name of the code, as the owner knows it. */
  readonly name: string;
  /** A page contains the code if an element has one of these attributes. */
  readonly marks: readonly (readonly [attribute: string, value: string])[];
  /** The sources that the CSP of these pages allows in addition, by directive. */
  readonly sources: Policy;
}

/** Returns the third-party code that a page contains. */
export function thirdPartyCodeIn(
  elements: readonly Tag[],
  thirdParties: readonly ThirdPartyCode[],
): readonly ThirdPartyCode[] {
  return thirdParties.filter(({ marks }) =>
    elements.some(({ attributes }) =>
      marks.some(([attribute, value]) => attributes.get(attribute) === value),
    ),
  );
}

/**
 * Describes on which pages third-party code runs, and which hosts these pages may contact because
 * of it.
 */
export function describeThirdParty(
  { name, sources }: ThirdPartyCode,
  urls: readonly string[],
): string {
  const hosts = [...new Set(Object.values(sources).flat())].filter((source) =>
    source?.startsWith('https:'),
  );
  const pages = counted(urls.length, 'page');
  return `${name} runs in ${pages} of the site itself (${named(urls)}), whose CSP allows ${hosts.join(' ')} and does not require Trusted Types`;
}
