import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { gptExample, withoutEurope } from '../../../../../tests/network-settings.ts';
import { parseSite } from '../../settings/settings.ts';
import { readSourceFile } from '../../settings/source.ts';
import { formatProblem } from './problem.ts';
import { languageProblems, settingsProblems, settingsReferences } from './settings.ts';
import { exampleText } from './testing.ts';

inPublication();

const source = (file = 'site.config.ts') => ({ file, ...readSourceFile(file) });

const problemsOf = (author: string | undefined, ...files: string[]) => {
  const texts = files.map((file) => exampleText(`content/${file}.md`));
  return settingsProblems({ blog: { author } }, source(), texts).map(formatProblem);
};

describe('the default author in the settings', () => {
  it('must exist if it is set', () => {
    expect(problemsOf('wren', 'authors/wren')).toEqual([]);
    expect(problemsOf(undefined)).toEqual([]);
  });

  it('is reported with file, line and field if it does not exist', () => {
    expect(problemsOf('ana', 'authors/wren', 'authors/anna', 'topics/ana')).toEqual([
      'site.config.ts:42: blog.author: expected one of anna, wren (did you mean "anna"?); found "ana"',
    ]);
    expect(problemsOf('editors')).toEqual([
      'site.config.ts:42: blog.author: expected the name of a file in content/authors, which has none; found "editors"',
    ]);
  });
});

describe('the language of a site', () => {
  const warningFor = async (language: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'daymark-language-'));
    const file = join(folder, 'site.config.ts');
    await writeFile(file, `export default {\n  identity: { language: '${language}' },\n};\n`);
    const { identity } = parseSite(owners);
    const [warning] = languageProblems({ identity: { ...identity, language } }, source(file));
    await rm(folder, { recursive: true });
    return warning && formatProblem(warning).replace(`${folder}/`, '');
  };

  it('causes a warning with file, line and field if no UI strings exist in that language', async () => {
    expect(await warningFor('de-AT')).toBe(
      'site.config.ts:2: identity.language: expected a language of the interface (en); found "de-AT". The interface stays English',
    );
  });

  it('causes no warning if it is a variant of English, such as en-US', async () => {
    expect(await warningFor('en-US')).toBeUndefined();
  });
});

describe('the paths of the settings', () => {
  it('include links to pages of this site, but not the ad units of networks', () => {
    const settings = {
      home: { actionPath: '/resources' },
      networks: parseSite({ ...owners, ...withoutEurope, networks: [gptExample] }).networks,
    };
    const references = settingsReferences(settings, source());
    expect(references.map(({ href }) => href)).toEqual(['/resources']);
  });
});
