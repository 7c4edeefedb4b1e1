import { headersFor, httpsHeadersFor } from '../../http/headers.ts';
import type { Headers } from '../../http/response.ts';
import { type HeaderGroups, headersIn } from '../header-groups.ts';
import { nginx, quote } from './write.ts';

const variableOf = (v: string, header: string) => v + header.toLowerCase().replaceAll('-', '_');

/** Headers that nginx adds over https only. */
const httpsHeaders = Object.entries(httpsHeadersFor('/')).map(([name, value]) => ({ name, value }));

/**
 * The maps from the group of a file to the value of each header. The default is the most frequent
 * value.
 */
export function headerMaps(groups: HeaderGroups, v: string): string[] {
  const byGroup = headersIn(groups).flatMap(
    ({ name, common, others }) => nginx`
      map ${v}group ${variableOf(v, name)} {
        default ${quote(common)};
        ${others.map(([number, value]) => `${number} ${quote(value)};`)}
      }
    `,
  );
  const byScheme = httpsHeaders.flatMap(
    ({ name, value }) => nginx`map $https ${variableOf(v, name)} { ${[`on ${quote(value)};`]} }`,
  );
  return [...byGroup, ...byScheme];
}

/**
 * Adds a header unless its value is empty. Every location must add all headers, because a location
 * with an `add_header` directive inherits none.
 */
export function add(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

/** Adds the headers of the requested file. */
export function addGroup(groups: HeaderGroups, v: string): string[] {
  const all = [...headersIn(groups), ...httpsHeaders];
  return all.map(({ name }) => add(name, variableOf(v, name)));
}

/**
 * Adds headers with constant values, by default those of a response without a file, and the headers
 * for https.
 */
export function addAll(v: string, headers: Headers = headersFor('/')): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => add(name, quote(value))),
    ...httpsHeaders.map(({ name }) => add(name, variableOf(v, name))),
  ];
}
