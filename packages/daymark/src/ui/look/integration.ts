import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { WIDE_LAYOUT } from '../styles/at-rules.ts';
import { LOOK, logoFile, type Named, type Theme } from './files.ts';
import { type Kind, stylesFor, typefaceFiles } from './font-faces.ts';
import { formStyles, tokensFile, tokensOf, withHeadlines } from './forms.ts';
import { cleanLogo } from './logo.ts';
import { makeMark } from './mark.ts';
import { makeTypeface } from './typeface.ts';
import { scriptStyles } from './writing-systems.ts';

/**
 * Writes the files of the logo or the mark, of the design tokens, of the owner's typeface, and of
 * Newsreader in some languages.
 */
export async function writeLook(settings: Named): Promise<void> {
  const { theme } = settings;
  const { language } = settings.identity;
  const { logo, mark, typeface } = theme;
  const files = new Map(
    typeface &&
      (await makeTypeface(await readFile(typeface.file), typeface, language, {
        ...(typeface.bold && { bold: await readFile(typeface.bold) }),
        ...(typeface.italic && { italic: await readFile(typeface.italic) }),
      })),
  );
  const styles = typeface ? undefined : stylesFor(language, LOOK, theme.headlineFont);
  if (styles) files.set('fonts.css', styles);
  const tokens = tokensOf(theme);
  if (tokens) files.set('tokens.css', tokens);
  if (logo) files.set('logo.svg', cleanLogo(await readFile(logo, 'utf8')));
  else if (mark !== 'lighthouse') files.set(logoFile(settings), await makeMark(settings));
  if (files.size > 0) await mkdir(LOOK, { recursive: true });
  for (const [name, data] of files) await writeFile(join(LOOK, name), data);
}

/** A module with the addresses of files that pages preload too, and that the typeface may lack. */
const FACES = 'virtual:daymark/faces';

/** Creates a Vite plugin that provides `FACES`. */
const faces = (
  files: Readonly<Record<Kind | 'more' | 'extended', string | undefined>>,
): Plugin => ({
  name: 'faces',
  resolveId: { filter: { id: new RegExp(`^${FACES}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${FACES}$`) },
    handler: () =>
      (['more', 'extended', 'bold', 'italic'] as const)
        .map((kind) =>
          existsSync(files[kind] ?? '')
            ? `export { default as ${kind} } from ${JSON.stringify(`${files[kind]}?url`)};`
            : `export const ${kind} = undefined;`,
        )
        .join('\n'),
  },
});

const ACCENT = 'virtual:daymark/accent.css';

/**
 * The columns of the header in header.css, with room for a third button, which leads to the other
 * languages. Other sites do not have these bytes.
 */
const THREE_BUTTONS = `.site-header-row{grid-template-columns:minmax(0,1fr) 132px 31px}@media${WIDE_LAYOUT}{.site-header-row{grid-template-columns:minmax(8rem,max-content) minmax(0,1fr) 119px}}`;

/** Creates a Vite plugin that provides the styles of the accent's hue, of the forms and of the languages. */
const accent = (theme: Theme, language: string, hasOtherLanguages: boolean): Plugin => ({
  name: 'accent',
  resolveId: { filter: { id: new RegExp(`^${ACCENT}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${ACCENT}$`) },
    handler: () =>
      `:root{--accent-hue:${theme.accentHue}}${withHeadlines(scriptStyles(language, theme.typeface), theme)}${hasOtherLanguages ? THREE_BUTTONS : ''}${formStyles(theme)}`,
  },
});

/**
 * Makes the colours, the forms, the styles of the language, and the logo and typeface available to pages.
 * src/content/checks/look.ts checks the owner's files.
 */
export default function look(settings: Named, hasOtherLanguages: boolean): AstroIntegration {
  const { theme } = settings;
  const { language } = settings.identity;
  const { styles, preloaded, ...others } = typefaceFiles(theme, language);
  const alias = {
    'virtual:daymark/fonts.css': styles,
    'virtual:daymark/font.woff2': preloaded,
    'virtual:daymark/tokens.css': tokensFile(theme),
  };
  return {
    name: 'look',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            resolve: { alias },
            plugins: [accent(theme, language, hasOtherLanguages), faces(others)],
          },
        });
      },
      'astro:build:start': () => writeLook(settings),
      'astro:server:setup': () => writeLook(settings),
    },
  };
}
