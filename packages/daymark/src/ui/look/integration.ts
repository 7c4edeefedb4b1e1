import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { WIDE_LAYOUT } from '../styles/at-rules.ts';
import { LOOK, type Theme } from './files.ts';
import { type Kind, stylesFor, typefaceFiles } from './font-faces.ts';
import { cleanLogo } from './logo.ts';
import { scriptStyles } from './scripts.ts';
import { makeTypeface } from './typeface.ts';

/**
 * Writes the files of the owner's logo and typeface, and of Newsreader in some languages.
 * @param language the language of the site
 */
export async function writeLook({ logo, typeface }: Theme, language: string): Promise<void> {
  const files = new Map(
    typeface &&
      (await makeTypeface(await readFile(typeface.file), typeface, language, {
        ...(typeface.bold && { bold: await readFile(typeface.bold) }),
        ...(typeface.italic && { italic: await readFile(typeface.italic) }),
      })),
  );
  const styles = typeface ? undefined : stylesFor(language, LOOK);
  if (styles) files.set('fonts.css', styles);
  if (logo) files.set('logo.svg', cleanLogo(await readFile(logo, 'utf8')));
  if (files.size > 0) await mkdir(LOOK, { recursive: true });
  for (const [name, data] of files) await writeFile(join(LOOK, name), data);
}

/** A module with the addresses of the bold and the italic face, which an owner's typeface may lack. */
const FACES = 'virtual:daymark/faces';

/** Creates a Vite plugin that provides `FACES`. */
const faces = (files: Readonly<Record<Kind, string | undefined>>): Plugin => ({
  name: 'faces',
  resolveId: { filter: { id: new RegExp(`^${FACES}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${FACES}$`) },
    handler: () =>
      (['bold', 'italic'] as const)
        .map((kind) =>
          files[kind]
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

/** Creates a Vite plugin that provides the styles of the accent's hue and of the languages. */
const accent = (
  { accentHue, typeface }: Theme,
  language: string,
  hasOtherLanguages: boolean,
): Plugin => ({
  name: 'accent',
  resolveId: { filter: { id: new RegExp(`^${ACCENT}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${ACCENT}$`) },
    handler: () =>
      `:root{--accent-hue:${accentHue}}${scriptStyles(language, typeface)}${hasOtherLanguages ? THREE_BUTTONS : ''}`,
  },
});

/**
 * Makes the accent's hue, the styles of the language and the owner's logo and typeface available to
 * pages.
 * src/content/checks/look.ts checks the logo and the typeface.
 */
export default function look(
  theme: Theme,
  language: string,
  hasOtherLanguages: boolean,
): AstroIntegration {
  const { styles, preloaded, ...others } = typefaceFiles(theme, language);
  const alias = {
    'virtual:daymark/fonts.css': styles,
    'virtual:daymark/font.woff2': preloaded,
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
      'astro:build:start': () => writeLook(theme, language),
      'astro:server:setup': () => writeLook(theme, language),
    },
  };
}
