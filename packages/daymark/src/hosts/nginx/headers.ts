import { compressibleExtensions, typesByExtension } from '../../http/content-type.ts';
import { type HeaderRule, headerRules, headersFor, httpsHeadersFor } from '../../http/headers.ts';
import { contentSecurityPolicy, type SitePolicies } from '../../http/policy.ts';
import { allow } from '../../http/response.ts';
import { literal, numberedPatterns } from '../address-patterns.ts';
import { configurationTemplate } from '../configuration-template.ts';

/** The template tag for directives of nginx. */
export const nginx = configurationTemplate('    ');

/**
 * Quotes a text for nginx. A `$` in the text begins a variable of nginx. In quotes, nginx keeps a
 * backslash unless it precedes a quote or another backslash.
 */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

const httpsHeaders = Object.entries(httpsHeadersFor('/'));

const variableOf = (v: string, header: string) => v + header.toLowerCase().replaceAll('-', '_');

/** Returns the key of a map for a regular expression. */
const key = (expression: string) =>
  quote(expression.startsWith('(?i)') ? `~*${expression.slice(4)}` : `~${expression}`);

/** The map from the address of a file to the value of a header. Long values are written once. */
function headerMap({ name, usual, others }: HeaderValues, v: string): string[] {
  const values = [...new Set(others.map(([, value]) => value))];
  const variable = variableOf(v, name);
  const numbered = others.map(([pattern, value]) => `${key(pattern)} ${values.indexOf(value)};`);
  if (others.length === 0) return [];
  return nginx`
    map ${v}address ${variable}_of { ${numbered} }
    map ${variable}_of ${variable} {
      default ${quote(usual)};
      ${values.map((value, number) => `${number} ${quote(value)};`)}
    }
  `;
}

/**
 * The maps that find the headers of a response. `address` is the address of the file that nginx
 * sends, so the headers always belong to this file, however the client has spelled the address.
 */
export function headerMaps(policies: SitePolicies, v: string): string[] {
  return nginx`
    map $uri ${v}address {
      default $uri;
      "/index.html" "/";
      "~^(?<matched_page>.+?)(?:/index)?\.html$" $matched_page;
    }
    ${headerValues(policies).flatMap((header) => headerMap(header, v))}
    map $uri ${v}vary { ${[`"~*\\.(?:${compressibleExtensions.join('|')})$" Accept-Encoding;`]} }
    map $status ${v}allow { ${[`405 ${quote(allow.Allow)};`]} }
    ${httpsHeaders.flatMap(
      ([name, value]) => nginx`map $https ${variableOf(v, name)} { ${[`on ${quote(value)};`]} }`,
    )}
  `;
}

/** Adds a header unless its value is empty. */
const add = (name: string, value: string) => `add_header ${name} ${value} always;`;

/**
 * Adds all headers, for the whole server: a location with an `add_header` directive of its own
 * would inherit none. nginx sends no `Last-Modified`, because the time of a file is not a real date.
 */
export function addHeaders(policies: SitePolicies, v: string): string[] {
  return [
    ...headerValues(policies).map(({ name, usual, others }) =>
      add(name, others.length > 0 ? variableOf(v, name) : quote(usual)),
    ),
    ...httpsHeaders.map(([name]) => add(name, variableOf(v, name))),
    add('Vary', `${v}vary`),
    add('Allow', `${v}allow`),
    add('Last-Modified', '""'),
  ];
}

/** Adds the headers of a redirect to https. */
export const addPlainHeaders = Object.entries(headersFor('/')).map(([name, value]) =>
  add(name, quote(value)),
);

/** The types of files, by extension. */
export const types = [...Map.groupBy(typesByExtension, ([, type]) => type)].map(
  ([type, extensions]) => `${quote(type)} ${extensions.map(([each]) => each).join(' ')};`,
);

/** A header whose value depends on the URL path. */
interface HeaderValues {
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
function headerValues(policies: SitePolicies): HeaderValues[] {
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
