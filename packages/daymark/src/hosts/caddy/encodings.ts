import { type Encoding, encodings } from '../../http/encodings.ts';
import type { SiteFile } from '../../http/routes.ts';
import { acceptance, suffixOf } from '../encodings.ts';
import { map } from './write.ts';

/** Whether a visitor takes an encoding: named with a weight above 0, or else covered by `*`. */
function acceptanceMap(encoding: Encoding): string[] {
  const lines = acceptance(encoding).map(
    ({ header, accepted }) => `"~(?i)${header}" ${accepted ? 1 : 0}`,
  );
  return map(
    '{http.request.header.Accept-Encoding}',
    [`takes_${encoding}`],
    [...lines, 'default 0'],
  );
}

/** What the name of a file ends with in an encoding, and the name of that. */
const stored = (encoding: Encoding) => `${suffixOf(encoding)} ${encoding}`;

/** Which of the stored encodings of a file is sent, its tag and size: as at every other host. */
export function encodingMaps(): string[] {
  return [
    ...encodings.flatMap(({ name }) => acceptanceMap(name)),
    ...map(
      '"{takes_br}{takes_gzip} {whole} {br} {gzip}"',
      ['suffix', 'encoding', 'tag', 'size'],
      [
        `"~^1. \\S+ (\\S+):(\\d+) " ${stored('br')} "$1" "$2"`,
        `"~^.1 \\S+ \\S+ (\\S+):(\\d+)$" ${stored('gzip')} "$1" "$2"`,
        '"~^.. (\\S+):(\\d+) " "" "" "$1" "$2"',
        'default "" "" "" ""',
      ],
    ),
  ];
}

/** Which of the stored encodings of a page for a failure is sent. */
export function failureMap(status: number, { encoded }: SiteFile): string[] {
  const has = (wanted: Encoding) => encoded.some(({ encoding }) => encoding === wanted);
  return map(
    '"{takes_br}{takes_gzip}"',
    [`suffix_${status}`, `encoding_${status}`],
    [
      ...(has('br') ? [`"~^1" ${stored('br')}`] : []),
      ...(has('gzip') ? [`"~1$" ${stored('gzip')}`] : []),
      'default "" ""',
    ],
  );
}
