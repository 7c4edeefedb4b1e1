import { digits, lessThan } from './decimals.ts';
import type { Variables } from './names.ts';
import { map, pattern, quote } from './write.ts';

/** The files, which only a request that the map knows is led to. */
export const FILES = '/.site';

/** The same, where a file is sent whole, whatever range is asked for. */
export const WHOLE_FILES = '/.whole';

const BEYOND = '9'.repeat(digits);
const position = `\\d{1,${digits}}`;

/**
 * What of a file is asked for. nginx finds that a file has no such bytes once it has added the
 * headers of the file, which then stay: so this is found before, and answered without them. And what
 * the embedded server passes over is passed over: several ranges, backwards, of HEAD.
 */
export function rangeMaps(v: Variables): string[] {
  const [first, last] = [v.capture('first'), v.capture('last')];
  const version = v.capture('if_range');
  const backwards = `^GET ${lessThan(v.capture('same'))} `;
  const one = `^GET \\d* \\d* (?:bytes=(?:${position}-(?:${position})?|-${position}))?$`;
  const within = lessThan(v.capture('same'));
  return [
    ...map('$http_range', v.first, [
      `${pattern(`^bytes=0*(?<${first}>${position})-`)} $${first};`,
      // The last bytes, counted from the end: none, or from the beginning when there are fewer.
      `${pattern('^bytes=-0+$')} ${BEYOND};`,
      `${pattern('^bytes=-\\d+$')} 0;`,
    ]),
    ...map('$http_range', v.last, [
      `${pattern(`^bytes=\\d+-0*(?<${last}>${position})$`)} $${last};`,
    ]),
    ...map(quote(`$request_method ${v.last} ${v.first} $http_range`), v.files, [
      `default ${WHOLE_FILES};`,
      `${pattern(backwards)} ${WHOLE_FILES};`,
      `${pattern(one)} ${FILES};`,
    ]),
    // Of another version than this one, the whole is sent.
    ...map(quote(`${v.files} ${v.first} ${v.size} $http_if_range|${v.tag}`), v.beyond, [
      `${pattern(`^${FILES} (?!${within} )\\d+ \\d+ (?:\\||(?<${version}>[^|]+)\\|\\k<${version}>$)`)} 1;`,
    ]),
  ];
}
