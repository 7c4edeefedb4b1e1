import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('a target without options means a deploy', () => {
  expect(readArguments(['/srv/daymark'])).toEqual({ targets: ['/srv/daymark'], action: 'deploy' });
});

test('the commands in --then and --ssh are passed on unchanged', () => {
  const command = 'systemctl reload daymark';
  const args = ['web:/srv', '--then', command, '--ssh', 'ssh -p 2222'];
  const expected = { targets: ['web:/srv'], action: 'deploy', command, shell: 'ssh -p 2222' };
  expect(readArguments(args)).toEqual(expected);
});

test('RSYNC_RSH applies unless --ssh is given', () => {
  const environment = { RSYNC_RSH: 'ssh -4' };
  expect(readArguments(['a:/b'], environment)).toMatchObject({ shell: 'ssh -4' });
  expect(readArguments(['a:/b', '--ssh', 'ssh'], environment)).toMatchObject({ shell: 'ssh' });
});

test('--rollback may be used without the name of a build', () => {
  expect(readArguments(['/srv', '--rollback'])).toEqual({ targets: ['/srv'], action: 'rollback' });
  expect(readArguments(['/srv', '--rollback', '0007-ab12cd34ef56'])).toEqual({
    targets: ['/srv'],
    action: 'rollback',
    build: '0007-ab12cd34ef56',
  });
});

test('several targets are accepted', () => {
  expect(readArguments(['a:/srv', 'b:/srv', '--http', '8080'])).toEqual({
    targets: ['a:/srv', 'b:/srv'],
    action: 'deploy',
    http: ['8080'],
  });
});

test('webspace has options of its own', () => {
  expect(readArguments(['sftp://me@web/srv', '--dry-run', '--break-lock'])).toEqual({
    targets: ['sftp://me@web/srv'],
    action: 'deploy',
    webspace: { isDryRun: true, isReplacing: false, isLockBroken: true },
  });
});

test.each(['80', '65535', '127.0.0.1:8080', '[::1]:8080', '[::]:80', 'off'])(
  '--http accepts %s',
  (http) => {
    expect(readArguments(['a', '--http', http])).toMatchObject({ http: [http] });
  },
);

test.each([
  'localhost',
  'localhost:80',
  '80; listen 81',
  '0',
  '080',
  '65536',
  '300.0.0.1:80',
  '127.0.0.1',
  '::1:80',
  '[::1%eth0]:80',
  ':80',
  '*:80',
  '80\n',
  '',
])('--http %j is refused', (http) => {
  expect(() => readArguments(['a', '--http', http])).toThrow(
    `--http: expected a port (80), or an address with a port (10.0.0.11:80, [fd00::11]:80), or off; found ${JSON.stringify(http)}.`,
  );
});

test.each([
  [[], 'Expected at least one target; found "".'],
  [
    ['--rollback', '0007-ab12cd34ef56'],
    'Expected at least one target and at most one build; found "0007-',
  ],
  [
    ['a', '--rollback', '0007-ab12cd34ef56', '0008-ab12cd34ef56'],
    'Expected at least one target and at most one build; found "a 0007-ab12cd34ef56 0008-ab12cd34ef56".',
  ],
  [
    ['a', '--list', '--rollback'],
    '--list: expected no --rollback, --then or --http; found --rollback.',
  ],
  [
    ['a', '--list', '--http', '80', '--then', 'b'],
    '--list: expected no --rollback, --then or --http; found --then, --http.',
  ],
  [
    ['a', '--http', '80', '--http', '81'],
    '--http: expected one value, or one for each of 1 targets; found 2.',
  ],
  [
    ['sftp://me@web/srv', 'web:/srv'],
    'Expected either folders or webspace (sftp://, ftps://) as targets; found both.',
  ],
  [
    ['ftps://me@web/srv', '--rollback'],
    '--rollback: expected a target with a shell (user@host:/srv/daymark); found webspace, which has one build and runs no commands. To go back, deploy a former build: DAYMARK_OUT=<its folder>.',
  ],
  [
    ['web:/srv', '--dry-run'],
    '--dry-run: expected webspace (sftp://user@host/path) as the target; found web:/srv.',
  ],
  [['a', '--than', 'b'], "Unknown option '--than'"],
])('%j is refused', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
  expect(() => readArguments(args)).toThrow('Usage: npm run deploy -- <target>');
});

test('a deploy may depend on the build that the site serves, but a list and a rollback may not', () => {
  expect(readArguments(['/srv', '--if-changed'])).toMatchObject({ isIfChanged: true });
  expect(readArguments(['sftp://me@web/srv', '--if-changed'])).toMatchObject({ isIfChanged: true });
  for (const option of ['--list', '--rollback'])
    expect(() => readArguments(['/srv', option, '--if-changed'])).toThrow(
      `--if-changed: expected no ${option}; found it.`,
    );
});
