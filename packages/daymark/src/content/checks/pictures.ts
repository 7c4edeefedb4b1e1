import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path/posix';
import { didYouMean } from '../../settings/edit-distance.ts';
import { faintPart } from '../markdown/drawing-contrast.ts';
import { drawingFault } from '../markdown/drawings.ts';
import { DECORATIVE } from '../markdown/pictures.ts';
import { isAnimated } from '../pictures/picture.ts';
import {
  existingPath,
  fileNameOf,
  isBeside,
  PICTURE_BESIDE,
  READABLE_PICTURE,
  readPicture,
  readPictureFile,
} from '../pictures/picture-file.ts';
import type { Body } from './body.ts';
import { namesOnlyKind } from './meaningless-texts.ts';
import { leavesSite } from './owner-files.ts';
import { fieldWarning, type Problem } from './problem.ts';
import type { Text } from './text.ts';
import { PICTURE_NAME } from './text-reader.ts';

const DESCRIBED = 'alternative text that describes the picture';
const EXPECTED_TEXT = `${DESCRIBED}, or "decorative" if it is decorative`;

const VISIBLE_PARTS =
  'a drawing whose parts have a contrast of at least 3 to the page (text: 4.5) in their fill or outline, such as stroke="currentColor", or aria-hidden="true" if they are decorative';

/** The largest useful width and height of a picture in pixels, which no screen has. */
const LARGEST = 8000;

/** A picture that a content file names. */
interface Named {
  href: string;
  alt?: string | undefined;
  line: number;
  field?: 'cover';
}

type PictureText = Pick<Text, 'file' | 'fields' | 'lineOf'> & Pick<Body, 'pictures'>;

/**
 * Reports images without a useful alternative text, and images that are not next to the content file
 * or that the build cannot use.
 * @param language the language of the alternative texts, such as "en-GB"
 */
export async function pictureProblems(text: PictureText, language: string): Promise<Problem[]> {
  const { file, pictures, fields } = text;
  const problems = pictures.flatMap(({ href, alt, caption, line }): Problem[] => {
    const place = { file, line, expected: EXPECTED_TEXT };
    if (alt === undefined) return [{ ...place, found: `no alternative text for ${href}` }];
    const found = emptyDescription({ alt, href, caption }, language);
    return found ? [{ ...place, found, severity: 'warning' }] : [];
  });
  const { cover, coverAlt } = fields;
  if (typeof cover === 'string' && typeof coverAlt === 'string') {
    const found = emptyDescription({ alt: coverAlt, href: cover }, language);
    const expected = `${DESCRIBED}, or "" if it is decorative`;
    if (found) problems.push(fieldWarning(text, 'coverAlt', expected, found));
  }
  for (const named of [...pictures, ...coverOf(text)])
    problems.push(...(await fileProblems(file, named)));
  return problems;
}

/** A place at which a text names a picture. */
export type PictureUse = Pick<Problem, 'file' | 'line' | 'field'> & Pick<Named, 'href'>;

/**
 * Returns the places at which a text names pictures, each with the picture's path relative to the site's
 * folder.
 */
export const pictureUsesOf = (text: PictureText) =>
  [...text.pictures, ...coverOf(text)].flatMap(({ href, line, field }: Named) => {
    const name = fileNameOf(href);
    const use: PictureUse = { file: text.file, line, field, href };
    if (name === undefined) return [];
    return [[existingPath(join(dirname(text.file), name)), use] as const];
  });

/** Returns the cover; an empty list if its file does not exist, which fieldProblems reports. */
function coverOf({ file, fields: { cover }, lineOf }: PictureText): Named[] {
  if (typeof cover !== 'string' || !existsSync(existingPath(join(dirname(file), cover)))) return [];
  return [{ href: cover, line: lineOf('cover'), field: 'cover' }];
}

/** Returns the fault of an alternative text that does not describe its picture. */
function emptyDescription(
  { alt, href, caption }: { alt: string; href: string; caption?: string | undefined },
  language: string,
): string | undefined {
  if (alt === DECORATIVE) return undefined;
  if (isFileName(alt, href)) return `"${alt}", the name of the file`;
  if (namesOnlyKind('pictures', alt, language)) return `"${alt}"`;
  const isCaption = caption !== undefined && withoutEnd(alt) === withoutEnd(caption);
  return isCaption ? `"${alt}", which the caption says too` : undefined;
}

const withoutEnd = (text: string) => text.trim().replace(/\.$/, '').toLowerCase();

/** Returns whether an alternative text is only the name of a file. */
const isFileName = (alt: string, href: string) =>
  [basename(href), basename(href, extname(href))].includes(alt) ||
  /^(?:IMG|DSC[NF]?|PXL)[-_]?\d+/i.test(alt) ||
  PICTURE_NAME.test(alt);

/** Reports faults of a picture that a text names: its file and its alternative text. */
async function fileProblems(file: string, { href, alt, line, field }: Named): Promise<Problem[]> {
  const error = (expected: string, found: string): Problem[] => [
    { file, line, field, expected, found },
  ];
  const warning = (expected: string, found: string): Problem[] => [
    { file, line, field, expected, found, severity: 'warning' },
  ];
  if (field === undefined && !isBeside(href)) return error(PICTURE_BESIDE, href);
  const name = fileNameOf(href);
  // Rendering reports a path that cannot be decoded.
  if (name === undefined) return [];
  const path = existingPath(join(dirname(file), name));
  if (!existsSync(path)) {
    const others = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
    const hint = didYouMean(basename(path), others);
    return error(PICTURE_BESIDE, `${href}, which does not exist${hint}`);
  }
  const data = await readPictureFile(path);
  // The check of the owner's files reports links and named pipes in `content/` and `pages/`.
  if (!data || (leavesSite(path) && /^(?:content|pages)\//.test(path))) return [];
  if (leavesSite(path))
    return error(PICTURE_BESIDE, `${href}, which is not in the site’s folder, or hidden; copy it`);
  const { fault, format, width, height } = await readPicture(data, name);
  if (fault) return error(READABLE_PICTURE, `${href}, ${fault}`);
  if (format !== 'svg' && (await isAnimated(data)))
    return warning(
      'a still picture, or a film such as ::video[Title]{src=/media/waves.mp4}',
      `${href}, an animation, of which the page shows the first frame`,
    );
  const isDrawing = format === 'svg' && field === undefined;
  const drawn = isDrawing ? drawingFault(data) : undefined;
  if (drawn)
    return warning(
      'a drawing without scripts, styles and links, which the page can contain',
      `${href}, which ${drawn}`,
    );
  const isDescribed = alt !== undefined && alt !== DECORATIVE;
  const faint = isDrawing && isDescribed ? faintPart(data) : undefined;
  if (faint) return warning(VISIBLE_PARTS, `${href}, which has ${faint}`);
  if (Math.max(width, height) <= LARGEST) return [];
  return warning(
    `a picture of at most ${LARGEST} pixels in width and height`,
    `${href} with ${width} × ${height} pixels`,
  );
}
