import {
  compressibleExtensions,
  typesByExtension,
  typesByName,
  unknownType,
} from '../../http/content-type.ts';
import { type HeaderRule, headerRules, headersFor } from '../../http/headers.ts';
import { contentSecurityPolicy, type SitePolicies } from '../../http/policy.ts';
import type { Headers } from '../../http/response.ts';
import { numberedPatterns } from '../address-patterns.ts';
import { configurationTemplate } from '../configuration-template.ts';

/** The template tag for directives of Caddy. */
export const caddy = configurationTemplate('\t');

/**
 * Writes a constant text, which may contain placeholders. The text is not checked: use `quote` for
 * everything that comes from a site.
 */
const verbatim = (text: string) => `\`${text}\``;

/**
 * Writes a text without placeholders.
 * @throws when Caddy would read a character of the text as its end, or as part of a placeholder
 */
export function quote(text: string): string {
  if (/[`{}]/.test(text))
    throw new Error(`Caddy: expected a text without backticks and braces; found ${text}.`);
  return verbatim(text);
}

/** Sets headers with constant values. */
export function setAll(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) =>
    ['header', matcher, name, quote(value)].filter(Boolean).join(' '),
  );
}

/** The directives that set the headers of a response without a file. */
export const setPlain = setAll(headersFor('/'));

/** Returns a pattern of `headerRules` for the path of a file. */
const filePattern = (url: string) => (url.includes('*') ? url : `${url}.html`);

/** Sets the headers of a rule. A later rule overrides an earlier one. */
function setRule({ urls, headers }: HeaderRule, number: number): string[] {
  if (urls.includes('*')) return setAll(headers);
  const matcher = `@rule${number}`;
  return [`${matcher} path ${urls.map(filePattern).join(' ')}`, ...setAll(headers, matcher)];
}

const types = [
  ...typesByName.map(([name, type]) => [`/${name}$`, type] as const),
  ...[...Map.groupBy(typesByExtension, ([, type]) => type)].map(
    ([type, extensions]) =>
      [`(?i)\\.(${extensions.map(([each]) => each).join('|')})$`, type] as const,
  ),
];

/** The directives that set the type of a file by its name. */
const setType = caddy`
  map {path} {type} {
    ${types.map(([pattern, type]) => `"~${pattern}" "${type}"`)}
    default ${unknownType}
  }
  header Content-Type {type}
  @text path ${compressibleExtensions.map((each) => `*.${each}`).join(' ')}
  header @text {
    Vary Accept-Encoding
    defer
  }
`;

/**
 * The directives that set the headers of a file, after `try_files` has found it. `address` is the
 * address of a page by its file, so the policy always belongs to the page that Caddy sends, however
 * the client has spelled the address.
 */
export function setFileHeaders(policies: SitePolicies): string[] {
  return caddy`
    ${headerRules.filter(({ httpsOnly }) => !httpsOnly).flatMap(setRule)}
    ${setType}
    map {path} {address} {
      /index.html /
      "~^(.+?)(?:/index)?\.html$" "$1"
      default ""
    }
    map {address} {policy} {
      ${numberedPatterns(policies).map(([pattern, number]) => `${verbatim(`~^${pattern}$`)} ${number}`)}
      default ""
    }
    map {policy} {csp} {
      ${policies.map(({ policy }, number) => `${number} ${quote(contentSecurityPolicy(policy))}`)}
      default ""
    }
    @page not vars {csp} ""
    header @page Content-Security-Policy {csp}
    # The times of the files are not real dates.
    header -Last-Modified
    request_header -If-Modified-Since
  `;
}
