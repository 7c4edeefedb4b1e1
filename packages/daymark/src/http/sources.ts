import { createHash } from 'node:crypto';
import type { Tag } from './markup.ts';
import type { Policy } from './policy.ts';

/**
 * The types of `<script>` that a policy governs. Any other type is data and never runs.
 * Source: the HTML standard, "prepare the script element", and the MIME sniffing standard.
 */
const governedTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Returns what a page may load because of its content: the hashes of inline scripts and styles, the
 * hosts of players and of frames in slots, its own sound and video, and the targets of its forms.
 * @throws for a form whose target is not a site.
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
    if (frame) allow('frame-src', originOf(frame));
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

/** Returns the origin of a URL; `'self'` for a path. */
const originOf = (address: string) => URL.parse(address)?.origin ?? "'self'";

/** Returns the origin that a form is sent to. */
function receiver(action: string): string {
  const protocol = URL.parse(action)?.protocol ?? 'https:';
  if (protocol === 'https:' || protocol === 'http:') return originOf(action);
  throw new Error(`The action of a form: expected the URL of a site; found ${action}.`);
}
