import { headersFor, httpsHeadersFor } from '../../http/headers.ts';
import type { Headers } from '../../http/response.ts';
import { type HeaderGroups, headersIn } from '../header-groups.ts';
import type { Place } from '../place.ts';
import { given, map, quote } from './write.ts';

const placeholder = (header: string) => header.toLowerCase().replaceAll('-', '_');

/** Of each header, its value by the group of a file: the commonest, and the others. */
export function headerMaps(groups: HeaderGroups): string[] {
  return headersIn(groups).flatMap(({ name, common, others }) =>
    map(
      '{group}',
      [placeholder(name)],
      [...others.map(([number, value]) => `${number} ${quote(value)}`), `default ${quote(common)}`],
    ),
  );
}

/** Sets the headers of the file that was asked for, each where the file has it. */
export function setGroup(groups: HeaderGroups): string[] {
  return headersIn(groups).flatMap(({ name, isEverywhere }) => {
    const variable = placeholder(name);
    if (isEverywhere) return [`header ${name} {${variable}}`];
    return [given(variable, variable), `header @${variable} ${name} {${variable}}`];
  });
}

/** Sets headers that are known now. */
export function setAll(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);
}

/** Sets the headers of an answer that stands for no file. */
export const setPlain = setAll(headersFor('/'));

/** Sets what is sent over https only. */
export function setHttpsHeaders({ https }: Place): string[] {
  return https ? setAll(httpsHeadersFor('/')) : [];
}
