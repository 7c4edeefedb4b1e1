import { createHash } from 'node:crypto';
import { scriptsAndStyles } from './markup.ts';

/**
 * What every page may load, in the order it is sent. An empty list reads `'none'`.
 * What the defaults would allow is denied by name where `default-src` does not reach.
 */
const base = [
  ['default-src', []],
  ['script-src', ["'self'"]],
  ['style-src', ["'self'"]],
  ['img-src', ["'self'"]],
  ['font-src', ["'self'"]],
  ['connect-src', ["'self'"]],
  ['manifest-src', ["'self'"]],
  ['base-uri', []],
  ['form-action', []],
  ['frame-ancestors', []],
] as const;

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
    .map(([directive, sources]) => {
      const allowed = [...sources, ...(page[directive] ?? [])];
      return `${directive} ${allowed.length > 0 ? allowed.join(' ') : "'none'"}`;
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
 * The hash sources of every inline script and style of a page, each once, in document order.
 * @throws where the text that the browser will hash cannot be told from the source.
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { name, attributes, text } of scriptsAndStyles(html)) {
    if (name === 'style') styles.add(source(text));
    else if (!attributes.has('src') && governedTypes.test((attributes.get('type') ?? '').trim()))
      scripts.add(source(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
