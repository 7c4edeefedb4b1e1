import { oddAddresses } from '../odd-addresses.ts';
import type { Variables } from './names.ts';
import { map, pattern } from './write.ts';

/** What nginx would otherwise resolve, and is an address of nothing. */
export function oddMap(v: Variables): string[] {
  const lines = oddAddresses.map((source) => `${pattern(`*${source}`)} 1;`);
  return map('$request_uri', v.odd, lines);
}
