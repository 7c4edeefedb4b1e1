import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Body } from './body.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

const EXPECTED_TEXT =
  'a text that says what the picture shows, or "decorative" for one that only adorns';

/** Pictures without an alternative text, and those beside the text that are not there. */
export function pictureProblems({ file }: Text, { pictures }: Body): Problem[] {
  return pictures.flatMap(({ href, alt, line }) => [
    ...(alt === undefined
      ? [{ file, line, expected: EXPECTED_TEXT, found: `none on ${href}` }]
      : []),
    ...(isBeside(href) && !existsSync(join(dirname(file), decodeURI(href)))
      ? [
          {
            file,
            line,
            expected: 'a picture beside the text',
            found: `${href}, which is not there`,
          },
        ]
      : []),
  ]);
}

/** Whether a picture is named as a file beside the text, and not by a path of the site or elsewhere. */
export const isBeside = (href: string) => !/^(?:\/|\[|[a-z][a-z0-9+.-]*:)/i.test(href);
