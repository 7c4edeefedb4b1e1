import { headersFor } from '../../http/headers.ts';
import type { Headers } from '../../http/response.ts';
import { type HeaderGroups, headersIn } from '../header-groups.ts';
import { caddy, quote } from './write.ts';

const placeholder = (header: string) => header.toLowerCase().replaceAll('-', '_');

/**
 * The maps from the group of a file to the value of each header. The default is the most frequent
 * value.
 */
export function headerMaps(groups: HeaderGroups): string[] {
  return headersIn(groups).flatMap(
    ({ name, common, others }) => caddy`
      map {group} {${placeholder(name)}} {
        ${others.map(([number, value]) => `${number} ${quote(value)}`)}
        default ${quote(common)}
      }
    `,
  );
}

/** Sets a header unless the placeholder with its value is empty. */
export function setIfAny(name: string, value: string, matcher = value): string[] {
  return [`@${matcher} not vars {${value}} ""`, `header @${matcher} ${name} {${value}}`];
}

/** Sets the headers of the requested file. */
export function setGroup(groups: HeaderGroups): string[] {
  return headersIn(groups).flatMap(({ name, isEverywhere }) => {
    const value = placeholder(name);
    return isEverywhere ? [`header ${name} {${value}}`] : setIfAny(name, value);
  });
}

/** Sets headers with constant values. */
export function setAll(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);
}

/** The directives that set the headers of a response without a file. */
export const setPlain = setAll(headersFor('/'));
