import { nginx } from './write.ts';

/** The location that sends files. It is internal: clients cannot request it. */
export const FILES = '/.site';

/** The location that sends whole files, for requests whose range nginx must ignore. */
export const WHOLE_FILES = '/.whole';

/** The maximum number of digits of a size or a position in bytes. */
const digits = 15;

/**
 * Returns a regular expression for two numbers with a space between them, of which the first is
 * less than the second: it has fewer digits, or a smaller digit where they first differ. nginx
 * cannot compare numbers. Neither number may have a leading zero or more than `digits` digits.
 * @param same - the name of the group that captures the leading digits that both numbers share
 */
export function lessThan(same: string): string {
  const lengths = Array.from({ length: digits }, (_, index) => index + 1);
  const shorter = lengths.map((length) => `\\d{${length}} \\d{${length + 1},}`);
  const equal = lengths.map((length) => `\\d{${length}} \\d{${length}}(?!\\d)`);
  const smaller = [...'012345678'].map((digit) => `${digit}\\d* \\k<${same}>[${+digit + 1}-9]\\d*`);
  return `(?:${shorter.join('|')}|(?=${equal.join('|')})(?<${same}>\\d*)(?:${smaller.join('|')}))`;
}

/**
 * The maps that read the requested range. `files` is the location that sends the file. It is
 * `WHOLE_FILES` for ranges that the embedded server ignores: the range of a HEAD request, a range
 * that runs backwards, and several ranges. `beyond` is `1` if the file has no byte of the range,
 * unless `If-Range` names another version of the file. nginx itself would compare the range with
 * the size only after it has added the headers of the file, and would send these headers with 416.
 * For a range of the last bytes, `first` is 0, or beyond every file if the range is empty.
 */
export function rangeMaps(v: string): string[] {
  const less = lessThan('matched_same');
  const position = `\\d{1,${digits}}`;
  return nginx`
    map $http_range ${v}first {
      "~^bytes=0*(?<matched_first>${position})-" $matched_first;
      "~^bytes=-0+$" ${'9'.repeat(digits)};
      "~^bytes=-\d+$" 0;
    }
    map $http_range ${v}last {
      "~^bytes=\d+-0*(?<matched_last>${position})$" $matched_last;
    }
    map "$request_method ${v}last ${v}first $http_range" ${v}files {
      default ${WHOLE_FILES};
      "~^GET ${less} " ${WHOLE_FILES};
      "~^GET \d* \d* (?:bytes=(?:${position}-(?:${position})?|-${position}))?$" ${FILES};
    }
    map "${v}files ${v}first ${v}size $http_if_range|${v}tag" ${v}beyond {
      "~^${FILES} (?!${less} )\d+ \d+ (?:\||(?<matched_if_range>[^|]+)\|\k<matched_if_range>$)" 1;
    }
  `;
}
