import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileNameOf, isBeside, PICTURE_BESIDE } from '../markdown/image-path.ts';
import type { Body } from './body.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

const EXPECTED_TEXT =
  'alternative text that describes the picture, or "decorative" if it is decorative';

/** Reports images without alternative text, and images that are not next to the content file. */
export function pictureProblems({ file }: Text, { pictures }: Pick<Body, 'pictures'>): Problem[] {
  return pictures.flatMap(({ href, alt, line }) => [
    ...(alt === undefined
      ? [{ file, line, expected: EXPECTED_TEXT, found: `no alternative text for ${href}` }]
      : []),
    ...placeProblems(file, href, line),
  ]);
}

function placeProblems(file: string, href: string, line: number): Problem[] {
  const problem = { file, line, expected: PICTURE_BESIDE };
  if (!isBeside(href)) return [{ ...problem, found: href }];
  const name = fileNameOf(href);
  // Rendering reports a path that cannot be decoded.
  return name === undefined || existsSync(join(dirname(file), name))
    ? []
    : [{ ...problem, found: `${href}, which does not exist` }];
}
