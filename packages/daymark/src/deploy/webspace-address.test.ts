import { expect, test } from 'vitest';
import { readWebspaceAddress } from './webspace-address.ts';

test.each([
  ['sftp://me@web.example/srv', { user: 'me', host: 'web.example', folder: '/srv' }],
  ['ftps://a%40b.example@ftp.example:990/', { user: 'a@b.example', port: 990, folder: '/' }],
  ['ftps://a@b.example@ftp.example/x/', { user: 'a@b.example', host: 'ftp.example', folder: '/x' }],
  ['sftp://me@[::1]:2222/my%20site', { host: '::1', port: 2222, folder: '/my site' }],
  ['sftp://me@web/~', { folder: '.' }],
  ['sftp://me@web/~/site', { folder: 'site' }],
])('%s is webspace', (target, expected) => {
  expect(readWebspaceAddress(target)).toMatchObject({ name: target, ...expected });
});

test.each([
  'sftp://web.example/srv',
  'sftp://me@web.example',
  'sftp://me@-oProxyCommand=x/srv',
  'sftp://me@web:0/srv',
  'sftp://me@web:65536/srv',
  'sftp://me@web/%ff',
  'sftp://%22@web/srv',
  'ssh://me@web/srv',
  'https://me@web/srv',
  'sftp://@web/srv',
])('%s is refused', (target) => {
  expect(() => readWebspaceAddress(target)).toThrow(
    `Target: expected sftp://user@host/path or ftps://user@host/path, with :port after the host if needed; found ${JSON.stringify(target)}.`,
  );
});

test('a path with control characters is refused', () => {
  expect(() => readWebspaceAddress('sftp://me@web/a%0Ab')).toThrow(
    'Target "sftp://me@web/a%0Ab": expected a path without control characters.',
  );
});

test('FTP without encryption is refused', () => {
  expect(() => readWebspaceAddress('ftp://me@web/srv')).toThrow(
    'Target ftp://me@web/srv: expected sftp:// or ftps://; found ftp://, which sends the password and the pages without encryption. Ask your host for the address of SFTP or FTPS.',
  );
});

test.each(['sftp', 'ftps', 'ftp'])(
  'a password in an address of %s is refused and not repeated',
  (protocol) => {
    const read = () => readWebspaceAddress(`${protocol}://me:geheim@x:y@web/srv`);
    expect(read).toThrow(
      `Target ${protocol}://me@…: expected no password in the address, because other users of this machine could read it; found one. Put it into the environment variable DAYMARK_DEPLOY_PASSWORD, or type it when the deploy asks.`,
    );
    expect(read).not.toThrow('geheim');
  },
);
