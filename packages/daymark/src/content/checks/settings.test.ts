import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { gptExample, withoutEurope } from '../../settings/schema/networks/example.ts';
import { parseSite } from '../../settings/settings.ts';
import { exampleText } from './example.ts';
import { formatProblem } from './problem.ts';
import { languageWarning, settingsProblems, settingsReferences } from './settings.ts';

inPublication();

const problemsOf = async (author: string | undefined, ...files: string[]) => {
  const texts = files.map((file) => exampleText(`content/${file}.md`));
  return (await settingsProblems({ blog: { author } }, 'site.config.ts', texts)).map(formatProblem);
};

describe('the default author in the settings', () => {
  it('is an existing author or absent', async () => {
    expect(await problemsOf('wren', 'authors/wren')).toEqual([]);
    expect(await problemsOf(undefined)).toEqual([]);
  });

  it('is reported with file and field, and with the line if it is unambiguous', async () => {
    expect(await problemsOf('nobody', 'authors/wren', 'authors/anna', 'topics/nobody')).toEqual([
      'site.config.ts: blog.author: expected one of anna, wren; found "nobody"',
    ]);
    expect(await problemsOf('editors')).toEqual([
      expect.stringMatching(
        /^site\.config\.ts:\d+: blog\.author: expected a file in content\/authors; found "editors"$/,
      ),
    ]);
  });
});

describe('a language without words', () => {
  const warningFor = async (language: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'daymark-language-'));
    const file = join(folder, 'site.config.ts');
    await writeFile(file, `export default {\n  language: '${language}',\n};\n`);
    const { identity } = parseSite(owners);
    const warning = await languageWarning({ identity: { ...identity, language } }, file);
    await rm(folder, { recursive: true });
    return warning?.replace(`${folder}/`, '');
  };

  it('gets a warning with file, line and field', async () => {
    expect(await warningFor('de-AT')).toBe(
      'site.config.ts:2: identity.language: expected a language of the interface (en); found "de-AT". The interface stays English.',
    );
  });

  it('is not English, in whichever country', async () => {
    expect(await warningFor('en-US')).toBeUndefined();
  });
});

describe('the paths of the settings', () => {
  it('are the links to pages of this site, without the units of an ad server', async () => {
    const settings = {
      home: { actionPath: '/resources' },
      networks: parseSite({ ...owners, ...withoutEurope, networks: [gptExample] }).networks,
    };
    const references = await settingsReferences(settings, 'site.config.ts');
    expect(references.map(({ href }) => href)).toEqual(['/resources']);
  });
});
