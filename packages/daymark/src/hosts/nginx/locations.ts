import { typesByName } from '../../http/content-type.ts';
import { policyFinder } from '../../http/site-policies.ts';
import { isElsewhere } from '../../http/urls.ts';
import type { ConfiguredSite } from '../published-site.ts';
import { nginx, quote } from './write.ts';

/** The error pages, with the statuses for which nginx sends them. */
const errorPages = [
  { url: '/404', status: 404, when: '403 404' },
  { url: '/500', status: 500, when: '500 502 503 504' },
];

/** The locations of the error pages that the site has. A request for one of them fails. */
export function errorLocations({ policies }: ConfiguredSite): string[] {
  const policyOf = policyFinder(policies);
  return errorPages
    .filter(({ url }) => policyOf(url))
    .flatMap(
      ({ url, status, when }) => nginx`
        error_page ${when} =${status} ${url}.html;
        location = ${url}.html { internal; }
        location = ${url} { return ${status}; }
      `,
    );
}

/** The locations of old addresses, with and without a slash at the end. */
export function redirectLocations({ redirects }: ConfiguredSite): string[] {
  const withSlash = Object.entries(redirects).map(([old, to]) => [`${old}/`, to] as const);
  const targets = new Map([...withSlash, ...Object.entries(redirects)]);
  return [...targets].map(([old, to]) => {
    const target = isElsewhere(to)
      ? `302 ${quote(to)}`
      : `308 "${encodeURI(to).replaceAll('$', '%24')}$is_args$args"`;
    return `location = ${quote(old)} { return ${target}; }`;
  });
}

/** The locations of files at other addresses than their own. */
export const fileLocations = (v: string) => nginx`
  # Hidden files, and the compressed files themselves.
  location ~ "/\.(?!well-known/)" { return 404; }
  location ~ "^(?<matched_file>.+)\.(?:br|gz)$" {
    if (-f $document_root$matched_file) { return 404; }
  }
  # /about.html and /about/ redirect to /about, if that page exists.
  location ~ "^(?<matched_base>.*?)(?:/index(?:\.html)?|\.html|/)$" {
    if (${v}shorter = "") { return 404; }
    if (-f $document_root$matched_base.html) { return 308 ${v}shorter; }
    if (-f $document_root$matched_base/index.html) { return 308 ${v}shorter; }
    if (-f $document_root$matched_base) { return 308 ${v}shorter; }
    return 404;
  }
`;

/** The locations of feeds, whose types are more specific than those of their extensions. */
export const feedLocations = typesByName.flatMap(
  ([name, type]) => nginx`
    location ~ ${quote(`/${name.replaceAll('.', '\\.')}$`)} {
      types { }
      default_type ${quote(type)};
    }
  `,
);

/**
 * The map from the request to the address without `.html`, `/index` or a slash at its end, with the
 * query. It keeps the spelling of the client, so that nothing in it needs to be encoded again.
 */
export const shorterMap = (v: string) => nginx`
  map $request_uri ${v}shorter {
    "~^/index(?:\.html)?(?<matched_query>\?.*)?$" "/$matched_query";
    "~^(?<matched_path>/[^/?][^?]*?)(?:/index(?:\.html)?|\.html|/)(?<matched_rest>\?.*)?$" $matched_path$matched_rest;
  }
`;
