import { readFileSync } from 'node:fs';
import arabic from '@fontsource/noto-naskh-arabic/unicode.json';
import hebrew from '@fontsource/noto-serif-hebrew/unicode.json';
import { engineFile } from '../../settings/engine-files.ts';
import { type CodePoints, codePointsOf } from './unicode-range.ts';

/** A font file of the social images, and the characters that it is used for. */
export interface CardFont {
  name: string;
  data: Buffer;
  unicodeRange: CodePoints[];
}

const fontsFolder = './src/ui/styles/fonts';
const styleSheet = readFileSync(engineFile(`${fontsFolder}.css`), 'utf8');

const font = (name: string, file: string, range: string): CardFont => ({
  name,
  data: readFileSync(engineFile(file)),
  unicodeRange: codePointsOf(range),
});

/** Reads a file of the site's typeface, with the same `unicode-range` as in the style sheet. */
function newsreader(file: string): CardFont {
  const [, range] = styleSheet.match(new RegExp(`/${file}"[^}]*unicode-range:([^;]+);`)) ?? [];
  if (!range)
    throw new Error(`${fontsFolder}.css: expected a unicode-range of ${file}; found none`);
  return font('Newsreader', `${fontsFolder}/${file}`, range);
}

/** The only fonts of the social images. System fonts would give each machine different images. */
export const cardFonts: readonly CardFont[] = [
  newsreader('newsreader.woff2'),
  newsreader('newsreader-more.woff2'),
  newsreader('newsreader-extended.woff2'),
  font(
    'Noto Naskh Arabic',
    '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2',
    arabic.arabic,
  ),
  font(
    'Noto Serif Hebrew',
    '@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2',
    hebrew.hebrew,
  ),
];
