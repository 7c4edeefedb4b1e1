import { describe, expect, it, vi } from 'vitest';
import { readChoices } from './choices.ts';
import { lookOf } from './look.ts';

const flags = [
  'stillpoint',
  '--name=Stillpoint',
  '--noun=Yoga',
  '--url=https://stillpoint.example',
  '--language=en-GB',
  '--charity=none',
  '--accent=30',
];

/** The flags with those that a script may leave out. */
const all = [...flags, '--headline=Slow', '--about=On rest.', '--home=plain'];

const choices = {
  folder: 'stillpoint',
  name: 'Stillpoint',
  noun: 'Yoga',
  url: 'https://stillpoint.example',
  language: 'en-GB',
  charity: undefined,
  accent: 30,
};

/** Returns the flags, with the value of one flag replaced. */
const withFlag = (name: string, value: string) => [
  ...flags.filter((flag) => !flag.startsWith(`--${name}=`)),
  `--${name}=${value}`,
];

describe('readChoices', () => {
  it('asks nothing if flags set all values', async () => {
    const ask = vi.fn();
    expect(await readChoices(all, ask)).toMatchObject(choices);
    const url = 'https://ada.github.io/calm';
    const below = [...all, `--url=${url}`, '--host=github-pages'];
    expect(await readChoices(below, ask)).toMatchObject({ url, host: 'github-pages' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks for each value that no flag sets, and uses the default for an empty answer', async () => {
    const ask = vi.fn(async ({ flag }: { flag: string }) => (flag === 'name' ? ' Still ' : ''));
    expect(await readChoices(['still', '--charity=none'], ask)).toMatchObject({
      name: 'Still',
      noun: 'Mindfulness',
      language: 'en-GB',
      accent: lookOf('Still').accentHue,
    });
    expect(ask.mock.calls.map(([{ flag }]) => flag)).toEqual([
      'name',
      'language',
      'noun',
      'headline',
      'about',
      'url',
      'accent',
      'home',
    ]);
  });

  it('asks for the desk if the starter has it', async () => {
    const answer = vi.fn(async () => 'Yes');
    expect(await readChoices(all, answer, true)).toMatchObject({ desk: true });
    expect(answer).toHaveBeenCalledOnce();
    for (const args of [
      [...all, '--with-desk'],
      [...all, '--yes'],
    ]) {
      const desk = args.includes('--with-desk');
      expect(await readChoices(args, answer, true)).toMatchObject({ desk });
    }
    expect(await readChoices(all, async () => '', true)).toMatchObject({ desk: false });
    expect(answer).toHaveBeenCalledOnce();
    await expect(readChoices(all, async () => 'perhaps', true)).rejects.toThrow(
      '--with-desk: expected yes or no; found "perhaps"',
    );
    await expect(readChoices([...flags, '--with-desk'], undefined)).rejects.toThrow(
      '--with-desk: expected a starter with the desk; found one without it.',
    );
  });

  it('takes a headline, a sentence and a form of the home page, which scripts may leave out', async () => {
    const some = ['--headline=Mending', '--about=On darning.', '--home=magazine'];
    expect(await readChoices([...flags, ...some], undefined)).toMatchObject({
      headline: 'Mending',
      about: 'On darning.',
      home: 'magazine',
    });
    const { home, ...others } = await readChoices(flags, undefined);
    expect(home).toBeUndefined();
    expect(others).not.toHaveProperty('headline');
  });

  it('suggests a noun in the language of the site', async () => {
    const args = ['still', '--name=Still', '--yes'];
    const nounIn = async (language: string) =>
      (await readChoices([...args, `--language=${language}`], undefined)).noun;
    expect(await nounIn('de-AT')).toBe('Achtsamkeit');
    expect(await nounIn('tlh')).toBe('Mindfulness');
  });

  it('uses the defaults with --yes', async () => {
    const ask = vi.fn();
    expect(await readChoices(['still', '--name', 'Still', '--yes'], ask)).toMatchObject({
      noun: 'Mindfulness',
      charity: undefined,
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it('requires the URL of the page for donations if a charity is named', async () => {
    const args = withFlag('charity', 'Mind');
    await expect(readChoices(args, undefined)).rejects.toThrow(
      '--charity-url: expected an address that begins with "https://"',
    );
    const url = 'https://www.mind.org.uk/donate/';
    expect(await readChoices([...args, '--charity-url', url], undefined)).toMatchObject({
      charity: { name: 'Mind', url },
    });
  });

  it.each([
    ['name', '', 'a name of 1 to 40 characters without braces'],
    ['noun', '{product}', 'a noun of 1 to 60 characters without braces, such as "Yoga"'],
    ['url', 'https://stillpoint.example/blog/', 'a URL without a slash at its end'],
    ['url', 'stillpoint.example', 'a URL without a slash at its end'],
    ['language', 'English', 'a language tag, such as "en-GB"'],
    ['language', 'en-UK', 'a language tag, such as "en-GB"'],
    ['accent', '361', 'a whole number from 0 to 360'],
    ['home', 'paper', 'one of sections, magazine, plain'],
  ])('rejects %s "%s"', async (name, value, expected) => {
    await expect(readChoices(withFlag(name, value), undefined)).rejects.toThrow(
      `--${name}: expected ${expected}`,
    );
    await expect(readChoices(withFlag(name, value), undefined)).rejects.toThrow(`found "${value}"`);
  });

  it.each([
    ['no folder', flags.slice(1), 'expected one folder for the new site; found 0'],
    ['two folders', ['more', ...flags], 'expected one folder for the new site; found 2'],
    [
      'an unknown host',
      [...flags, '--host=neocities'],
      '--host: expected github-pages or gitlab-pages; found "neocities"',
    ],
    ['an unknown flag', [...flags, '--colour=red'], "Unknown option '--colour'"],
  ])('rejects %s', async (_, args, message) => {
    await expect(readChoices(args, undefined)).rejects.toThrow(message);
  });

  it('reports all missing flags at once if it cannot ask at a terminal', async () => {
    const missing = async (...args: string[]) => {
      const error: unknown = await readChoices(['still', ...args], undefined).catch(
        (error) => error,
      );
      return [...String(error).matchAll(/--([\w-]+): expected .+; found no value$/gm)].map(
        ([, flag]) => flag,
      );
    };
    expect(await missing('--yes')).toEqual(['name']);
    expect(await missing('--yes', '--charity=Mind')).toEqual(['name', 'charity-url']);
    expect(await missing('--noun=Yoga')).toEqual(['name', 'language', 'url', 'charity', 'accent']);
    await expect(readChoices(['still', '--language=fr'], undefined)).rejects.toThrow(
      'There is no terminal to ask at. With --yes, all options except --name have defaults',
    );
    await expect(readChoices(['still', '--yes'], undefined)).rejects.not.toThrow('With --yes');
  });
});
