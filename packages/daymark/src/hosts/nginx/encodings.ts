import { type Encoding, encodings } from '../../http/encodings.ts';
import type { SiteFile } from '../../http/routes.ts';
import { acceptance, suffixOf } from '../encodings.ts';
import type { Variables } from './names.ts';
import { map, pattern, quote } from './write.ts';

/** Places of the version of each encoding in the record of an address, after the first one's. */
const skipped: Record<Encoding, string> = { br: '', gzip: '\\S+ ' };

/** Whether a visitor takes an encoding: named with a weight above 0, or else covered by `*`. */
function acceptanceMap(encoding: Encoding, variable: string): string[] {
  const lines = acceptance(encoding).map(
    ({ header, accepted }) => `${pattern(`*${header}`)} ${accepted ? '1' : '""'};`,
  );
  return map('$http_accept_encoding', variable, lines);
}

/** The version of a file in one encoding, where there is one and the visitor takes it. */
function versionOf(encoding: Encoding, accepted: string, variable: string, v: Variables): string[] {
  const part = v.capture(`version_${encoding}`);
  const record = `^1 \\d+ \\S+ \\S+ ${skipped[encoding]}(?<${part}>\\S{2,})(?: |$)`;
  return map(quote(`${accepted} ${v.record}`), variable, [`${pattern(record)} $${part};`]);
}

const names = (suffix: string, encoding: string) =>
  map(
    suffix,
    encoding,
    encodings.map(({ name, suffix }) => `${suffix} ${name};`),
  );

/**
 * Which of the stored encodings of a file is sent, its tag and size. The tags are those of every other
 * host: a hash of the bytes, for the time and size that nginx would take differ between machines,
 * and are the same for two builds that differ in one letter and were given one time.
 */
export function encodingMaps(v: Variables): string[] {
  const whole = v.capture('version_identity');
  const named = v.capture('version');
  const [tag, size] = [v.capture('tag'), v.capture('size')];
  return [
    ...acceptanceMap('br', v.takesBrotli),
    ...acceptanceMap('gzip', v.takesGzip),
    ...versionOf('br', v.takesBrotli, v.versionBrotli, v),
    ...versionOf('gzip', v.takesGzip, v.versionGzip, v),
    ...map(`"${v.versionBrotli} ${v.versionGzip}"`, v.suffix, [
      `${pattern('^\\S')} ${suffixOf('br')};`,
      `${pattern('\\S$')} ${suffixOf('gzip')};`,
    ]),
    ...names(v.suffix, v.encoding),
    ...map(quote(`${v.versionBrotli} ${v.versionGzip} ${v.record}`), v.version, [
      `${pattern(`^(?<${named}>\\S+) `)} $${named};`,
      `${pattern(`^ (?<${named}_gzip>[^ ]+) `)} $${named}_gzip;`,
      `${pattern(`^  \\d+ \\S+ (?<${whole}>\\S+) `)} $${whole};`,
    ]),
    ...map(v.version, v.tag, [`${pattern(`^(?<${tag}>[^:]+):`)} ${quote(`"$${tag}"`)};`]),
    ...map(v.version, v.size, [`${pattern(`:(?<${size}>\\d+)$`)} $${size};`]),
    ...map(quote(`${v.tag} $http_if_none_match`), v.fresh, [
      `${pattern('^("[\\w-]+") (?:.*,)?\\s*(?:W/)?\\1\\s*(?:,|$)')} 1;`,
      `${pattern('^"[\\w-]+" (?:.*,)?\\s*\\*\\s*(?:,|$)')} 1;`,
    ]),
  ];
}

/** Which of the stored encodings of a page for a failure is sent. */
export function failureMaps(status: number, { encoded }: SiteFile, v: Variables): string[] {
  const suffix = v.failureSuffix(status);
  const has = (wanted: Encoding) => encoded.some(({ encoding }) => encoding === wanted);
  return [
    ...map(`"${v.takesBrotli} ${v.takesGzip}"`, suffix, [
      ...(has('br') ? [`${pattern('^1')} ${suffixOf('br')};`] : []),
      ...(has('gzip') ? [`${pattern('1$')} ${suffixOf('gzip')};`] : []),
    ]),
    ...names(suffix, v.failureEncoding(status)),
  ];
}
