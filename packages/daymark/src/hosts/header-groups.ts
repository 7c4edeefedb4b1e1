import type { Headers } from '../http/response.ts';
import { filesAmong, type Routes, type SiteFile } from '../http/routes.ts';

/** The distinct sets of headers of a site's files: a few, even for many files. */
export interface HeaderGroups {
  /** The headers by group number. */
  readonly groups: readonly Headers[];
  /** Returns the group number of a file of the site. */
  numberOf(file: SiteFile): number;
}

/** Groups the files of a site by their response headers. */
export function groupHeaders(routes: Routes): HeaderGroups {
  const keyOf = ({ headers }: SiteFile) => JSON.stringify(Object.entries(headers).sort());
  const members = Map.groupBy(filesAmong(routes), keyOf);
  const numbers = new Map([...members.keys()].map((key, number) => [key, number]));
  return {
    groups: [...members.values()].flatMap(([first]) => (first ? [first.headers] : [])),
    numberOf(file) {
      const number = numbers.get(keyOf(file));
      if (number !== undefined) return number;
      throw new Error(
        `${file.identity.file}: expected headers of a file of the site; found others`,
      );
    },
  };
}

/** A header of a site's files, with its values. */
export interface GroupedHeader {
  readonly name: string;
  /** The most frequent value among the groups; empty if most groups do not have the header. */
  readonly common: string;
  /** The other values, with their group numbers; empty for a group without the header. */
  readonly others: readonly (readonly [group: number, value: string])[];
  /** Whether every group has the header. */
  readonly isEverywhere: boolean;
}

/** Returns all headers of these groups, in the order in which they first occur. */
export function headersIn({ groups }: HeaderGroups): readonly GroupedHeader[] {
  const names = new Set(groups.flatMap((headers) => Object.keys(headers)));
  return [...names].map((name) => {
    const values = groups.map((headers) => headers[name] ?? '');
    const byValue = [...Map.groupBy(values, (value) => value).values()];
    const common = byValue.sort((one, other) => other.length - one.length)[0]?.[0] ?? '';
    const others = [...values.entries()].filter(([, value]) => value !== common);
    return { name, common, others, isEverywhere: groups.every((headers) => name in headers) };
  });
}
