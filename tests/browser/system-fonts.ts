import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fontverter from 'fontverter';

/** The fonts of tests/fixtures/fonts, by the names of the system fonts whose metrics they have. */
const FONTS = {
  Georgia: 'gelasio-regular',
  'Times New Roman': 'tinos-regular',
};

/** Returns a rule of Fontconfig that gives the font of a file another full name. */
const renamed = (file: string, name: string) => `<match target="scan">
<test name="file"><string>${file}</string></test>
<edit name="fullname" mode="assign"><string>${name}</string></edit>
</match>`;

/**
 * Gives a browser fonts that most visitors have and most test machines lack: free fonts with the
 * same metrics, under the names by which `local()` finds them.
 * @param folder where the converted fonts are written
 * @returns environment variables for the browser
 */
export async function systemFonts(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  const rules = Object.entries(FONTS).map(async ([name, font]) => {
    const file = resolve(folder, `${font}.ttf`);
    const source = await readFile(`tests/fixtures/fonts/${font}.woff2`);
    await writeFile(file, await fontverter.convert(source, 'sfnt'));
    return renamed(file, name);
  });
  const configuration = resolve(folder, 'fonts.conf');
  await writeFile(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${resolve(folder)}</dir>
<cachedir>${join(resolve(folder), 'cache')}</cachedir>
${(await Promise.all(rules)).join('\n')}
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: configuration };
}
