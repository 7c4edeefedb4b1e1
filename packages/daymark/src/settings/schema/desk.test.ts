import { describe, expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { parseSettings, SettingsError } from '../settings.ts';

const valid = {
  forge: 'github',
  repository: 'stillpoint/site',
  host: 'https://desk.stillpoint.example',
};

/** Returns the problems of the settings of the desk, each in a line. */
function problemsOf(desk: unknown, others: object = {}): string[] {
  try {
    parseSettings({ ...owners, ...others, desk });
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map(
      ({ field, expected, found }) => `${field}: expected ${expected}; found ${found}`,
    );
  }
}

describe('the settings of the desk', () => {
  it('may be missing, and have defaults', () => {
    expect(parseSettings(owners).desk).toBeUndefined();
    const { desk } = parseSettings({ ...owners, desk: valid });
    expect(desk).toEqual({ ...valid, branch: 'main', review: false });
  });

  it.each([
    ['the site', 'https://stillpoint.example', {}],
    [
      'the frames of ad networks (ads.frameHost)',
      'https://frames.example.org',
      { ads: { frameHost: 'https://frames.example.org' } },
    ],
  ])('refuse the host of %s', (name, host, others) => {
    const identity = { ...owners.identity, url: 'https://stillpoint.example/path' };
    expect(problemsOf({ ...valid, host }, { identity, ...others })).toEqual([
      `desk.host: expected another host than that of ${name}, because the desk keeps the token of its author in local storage, which all scripts of a host can read; found "${host}"`,
    ]);
  });

  it.each([
    [
      { forge: 'git-hub' },
      'forge: expected one of github, gitlab, forgejo (did you mean "github"?)',
    ],
    [
      { repository: 'https://github.com/stillpoint/site' },
      'repository: expected the owner and the name of a repository, such as "stillpoint/site"',
    ],
    [
      { host: 'https://stillpoint.example/desk' },
      'host: expected a URL with a scheme and a host, and nothing else, such as "https://desk.example.org"',
    ],
    [
      { server: 'https://git.example/' },
      'server: expected a URL that begins with "https://" and has no slash at its end',
    ],
    [
      { forge: 'forgejo', review: true },
      'review: expected false, because the desk publishes each change on Forgejo directly',
    ],
    [
      { app: '1' },
      'app: expected no id, because GitHub needs no application: set desk.signIn instead',
    ],
    [
      { forge: 'gitlab', signIn: 'https://a.example' },
      'signIn: expected no address, because only GitHub needs a worker: set desk.app instead',
    ],
  ])('report %j', (change, expected) => {
    const [[, found]] = Object.entries(change).slice(-1) as [[string, unknown]];
    expect(problemsOf({ ...valid, ...change })).toEqual([
      `desk.${expected}; found ${JSON.stringify(found)}`,
    ]);
  });
});
