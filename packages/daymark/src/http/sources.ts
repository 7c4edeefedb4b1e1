import { createHash } from 'node:crypto';
import type { Tag } from '../basics/markup.ts';
import type { Policy } from './policy.ts';

/**
 * The types of `<script>` that a CSP applies to. The content of any other type is data, not code.
 * Source: the HTML standard, "prepare the script element", and the MIME sniffing standard.
 */
const governedTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Returns the CSP sources that a page's HTML requires: the hashes of inline scripts and styles, the
 * origins of players and ad frames, `'self'` for sound and video, and the origins that forms use.
 * @throws when the action of a form is neither a path nor an http(s) URL.
 */
export function sourcesOf(elements: Iterable<Tag>): Policy {
  const found = new Map<keyof Policy, Set<string>>();
  const allow = (directive: keyof Policy, source: string) => {
    const sources = found.get(directive) ?? new Set();
    found.set(directive, sources.add(source));
  };
  for (const { name, attributes, text } of elements) {
    const frame = attributes.get('data-frame');
    const player = attributes.get('data-embed-src');
    if (frame && attributes.get('class') === 'slot-box') allow('frame-src', originOf(frame));
    if (name === 'style') allow('style-src', hash(text));
    else if (name === 'script') {
      if (!attributes.has('src') && governedTypes.test((attributes.get('type') ?? '').trim()))
        allow('script-src', hash(text));
    } else if (name === 'video' || name === 'audio') allow('media-src', "'self'");
    else if (name === 'iframe' && player) allow('frame-src', new URL(player).origin);
    else if (name === 'form') allow('form-action', receiver(attributes.get('action') ?? ''));
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
