/** The directives of a policy, in the order they are sent. */
export const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'media-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'sandbox',
  'require-trusted-types-for',
  'trusted-types',
] as const;

export type Directive = (typeof directives)[number];

/**
 * What a page may load and do: sources by directive, the permissions of its sandbox, or what its
 * scripts may make of text. An empty list reads `'none'`; a directive that is absent is left to
 * `default-src`, where that reaches it.
 */
export type Policy = { readonly [D in Directive]?: readonly string[] | undefined };

/** The policies of pages, by URL path. */
export type SitePolicy = Readonly<Record<string, Policy>>;

/**
 * What a page may load that carries code of others beside ours. What the defaults would allow is
 * denied by name where `default-src` does not reach; frames, sound and film, which most pages have
 * none of, are left to it.
 */
export const basePolicy: Policy = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
};

/**
 * What every other page may load. No text becomes markup or the address of a script there
 * (https://www.w3.org/TR/trusted-types/), and no name for exceptions is given out. Code of others
 * writes markup as it always has, and would stop.
 */
export const strictPolicy: Policy = {
  ...basePolicy,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [],
};

const isHash = (source: string) => /^'sha(?:256|384|512)-/.test(source);

/**
 * A policy with the sources of others, each once and every directive in its place. Where one allows
 * any inline code, hashes are left out: beside them, browsers would ignore it.
 */
export function joinPolicies(...policies: readonly Policy[]): Policy {
  const joined = directives.flatMap((directive) => {
    const lists = policies.flatMap((policy) => {
      const list = policy[directive];
      return list ? [list] : [];
    });
    const sources = [...new Set(lists.flat())];
    const allowed = sources.includes("'unsafe-inline'")
      ? sources.filter((source) => !isHash(source))
      : sources;
    return lists.length > 0 ? [[directive, allowed]] : [];
  });
  return Object.fromEntries(joined);
}

/** The value of the `Content-Security-Policy` header of a page. */
export function contentSecurityPolicy(policy: Policy): string {
  return directives
    .flatMap((directive) => {
      const sources = policy[directive];
      return sources ? `${directive} ${sources.join(' ') || "'none'"}` : [];
    })
    .join('; ');
}
