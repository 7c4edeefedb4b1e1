import { type HeaderRule, headerRules } from '../../http/headers.ts';
import { contentSecurityPolicy } from '../../http/policy.ts';
import type { SitePolicies } from '../../http/site-policies.ts';
import { literal, numberedPatterns } from '../address-patterns.ts';

/** A header whose value depends on the URL path. */
export interface HeaderValues {
  readonly name: string;
  /** The value for URL paths that no pattern matches; empty if they do not have the header. */
  readonly usual: string;
  /** Regular expressions with their values. The first one that matches applies. */
  readonly others: readonly (readonly [pattern: string, value: string])[];
}

/** Returns a regular expression for a pattern of `headerRules`. */
function expressionOf(pattern: string): string {
  if (pattern.endsWith('*')) return `^${literal(pattern.slice(0, -1))}`;
  if (pattern.startsWith('*')) return `(?i)${literal(pattern.slice(1))}$`;
  return `^${literal(pattern)}$`;
}

const hasEveryUrl = ({ urls }: HeaderRule) => urls.includes('*');

/**
 * Returns all headers of the files of a site over plain http, except those that depend on the file
 * itself, such as `Content-Type`.
 */
export function headerValues(policies: SitePolicies): HeaderValues[] {
  const rules = headerRules.filter(({ httpsOnly }) => !httpsOnly);
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const found = [...names].map((name) => {
    const ruled = rules.filter(({ headers }) => name in headers);
    // A later rule overrides an earlier one.
    const others = ruled
      .filter((rule) => !hasEveryUrl(rule))
      .reverse()
      .flatMap(({ urls, headers }) =>
        urls.map((url) => [expressionOf(url), headers[name] ?? ''] as const),
      );
    return { name, usual: ruled.find(hasEveryUrl)?.headers[name] ?? '', others };
  });
  const pages = numberedPatterns(policies).map(
    ([pattern, number]) =>
      [`^${pattern}$`, contentSecurityPolicy(policies[number]?.policy ?? {})] as const,
  );
  return found.map((header) =>
    header.name === 'Content-Security-Policy'
      ? { ...header, others: [...pages, ...header.others] }
      : header,
  );
}
