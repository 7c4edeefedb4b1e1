import { headersFor, httpsHeadersFor } from '../../http/headers.ts';
import type { Headers } from '../../http/response.ts';
import { type HeaderGroups, headersIn } from '../header-groups.ts';
import type { Variables } from './names.ts';
import { map, quote } from './write.ts';

/**
 * A header of an answer of any status; left out where the value is empty. What a location adds takes
 * the place of all that is added around it, so every location adds all.
 */
export function add(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

/** What is sent over https only, which nginx tells apart by itself. */
function httpsHeaders(v: Variables): [name: string, value: string, variable: string][] {
  return Object.entries(httpsHeadersFor('/')).map(([name, value]) => [name, value, v.header(name)]);
}

/** Of each header, its value by the group of a file: the commonest, and the others. */
export function headerMaps(groups: HeaderGroups, v: Variables): string[] {
  return [
    ...headersIn(groups).flatMap(({ name, common, others }) =>
      map(v.group, v.header(name), [
        `default ${quote(common)};`,
        ...others.map(([number, value]) => `${number} ${quote(value)};`),
      ]),
    ),
    ...httpsHeaders(v).flatMap(([, value, variable]) =>
      map('$https', variable, [`on ${quote(value)};`]),
    ),
  ];
}

const addHttpsHeaders = (v: Variables) =>
  httpsHeaders(v).map(([name, , variable]) => add(name, variable));

/** Adds the headers of the file that was asked for. */
export function addGroup(groups: HeaderGroups, v: Variables): string[] {
  return [...headersIn(groups).map(({ name }) => add(name, v.header(name))), ...addHttpsHeaders(v)];
}

/** Adds headers that are known now. */
export function addAll(headers: Headers, v: Variables): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => add(name, quote(value))),
    ...addHttpsHeaders(v),
  ];
}

/** Adds the headers of an answer that stands for no file. */
export function addPlain(v: Variables): string[] {
  return addAll(headersFor('/'), v);
}
