import { createHash } from 'node:crypto';
import { elements } from './markup.ts';

/**
 * What every page may load, in the order it is sent. An empty list reads `'none'`.
 * What the defaults would allow is denied by name where `default-src` does not reach; what it does
 * reach and most pages have none of is left to it.
 */
const base = [
  ['default-src', []],
  ['script-src', ["'self'"]],
  ['style-src', ["'self'"]],
  ['img-src', ["'self'"]],
  ['font-src', ["'self'"]],
  ['connect-src', ["'self'"]],
  ['manifest-src', ["'self'"]],
  ['frame-src', []],
  ['media-src', []],
  ['base-uri', []],
  ['form-action', []],
  ['frame-ancestors', []],
] as const;

const leftToDefault: readonly string[] = ['frame-src', 'media-src'];

export type Directive = (typeof base)[number][0];

/** The names of the directives that a page may add sources to. */
export const directives: readonly Directive[] = base.map(([directive]) => directive);

/** What one page may load beyond the base: sources by directive. */
export type PageSources = { readonly [D in Directive]?: readonly string[] | undefined };

/** What each HTML page of a site may load beyond the base, by URL path. */
export type SitePolicy = Readonly<Record<string, PageSources>>;

/** The value of the `Content-Security-Policy` header of one page. */
export function contentSecurityPolicy(page: PageSources): string {
  return base
    .flatMap(([directive, sources]) => {
      const allowed = [...sources, ...(page[directive] ?? [])];
      if (allowed.length > 0) return `${directive} ${allowed.join(' ')}`;
      return leftToDefault.includes(directive) ? [] : `${directive} 'none'`;
    })
    .join('; ');
}

/**
 * The types of `<script>` that a policy governs; any other type is data and never runs.
 * Source: the HTML standard, "prepare the script element", and the MIME sniffing standard.
 */
const governedTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * What a page may do because of what it contains: the hash of every inline script and style, the
 * host of every player that a visitor may ask for, the site's own sound and film, and where its
 * forms may be sent. Each once, in document order.
 * @throws where the text that the browser will hash cannot be told from the source, and for a form
 *   that would be sent anywhere but to a site.
 */
export function sourcesOf(html: string) {
  const sources = {
    'script-src': new Set<string>(),
    'style-src': new Set<string>(),
    'frame-src': new Set<string>(),
    'media-src': new Set<string>(),
    'form-action': new Set<string>(),
  };
  for (const { name, attributes, text } of elements(html)) {
    const player = attributes.get('data-embed-src');
    if (name === 'style') sources['style-src'].add(source(text));
    else if (name === 'script') {
      if (!attributes.has('src') && governedTypes.test((attributes.get('type') ?? '').trim()))
        sources['script-src'].add(source(text));
    } else if (name === 'video' || name === 'audio') sources['media-src'].add("'self'");
    else if (name === 'iframe' && player) sources['frame-src'].add(new URL(player).origin);
    else if (name === 'form') sources['form-action'].add(receiver(attributes.get('action') ?? ''));
  }
  return {
    'script-src': [...sources['script-src']],
    'style-src': [...sources['style-src']],
    'frame-src': [...sources['frame-src']],
    'media-src': [...sources['media-src']],
    'form-action': [...sources['form-action']],
  } satisfies PageSources;
}

/** The origin that a form is sent to. */
function receiver(action: string): string {
  const url = URL.parse(action);
  if (!url) return "'self'";
  if (url.protocol === 'https:' || url.protocol === 'http:') return url.origin;
  throw new Error(`The action of a form: expected the address of a site; found ${action}.`);
}
