import { describe, expect, it } from 'vitest';
import { exampleText } from './example.ts';
import { inWords } from './problem.ts';
import { settingsProblems } from './settings.ts';

const problemsOf = async (author: string | undefined, ...files: string[]) => {
  const texts = files.map((file) => exampleText(`content/${file}.md`));
  return (await settingsProblems({ blog: { author } }, 'site.config.ts', texts)).map(inWords);
};

describe('the usual author of the settings', () => {
  it('may be any author there is, or nobody', async () => {
    expect(await problemsOf('wren', 'authors/wren')).toEqual([]);
    expect(await problemsOf(undefined)).toEqual([]);
  });

  it('is told with file and field, and with its line where only one holds the name', async () => {
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
