import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openTarget } from './target.ts';

test.each([
  ['/srv/daymark', '/srv/daymark'],
  ['site', resolve('site')],
  ['./a:b', resolve('a:b')],
  ['/srv/a:b', '/srv/a:b'],
  ['web:/srv/daymark', 'web:/srv/daymark'],
  ['me@web.example:site', 'me@web.example:site'],
  ['me@[::1]:/srv/my site', 'me@[::1]:/srv/my site'],
])('%s is a target', (target, name) => {
  expect(openTarget(target).name).toBe(name);
});

test.each(['web:~', 'web:~/site', 'me@web:~you/site'])(
  '%s is refused, because it would be a folder named ~',
  (target) => {
    expect(() => openTarget(target)).toThrow(
      `Target: expected an absolute path (user@host:/srv/daymark), or a path relative to the user's home folder without "~/" (user@host:site); found ${JSON.stringify(target)}.`,
    );
  },
);

test.each([
  '',
  'web:',
  'web::module',
  'ssh://web/srv',
  'rsync://web/srv',
  '-oProxyCommand=x:/srv',
  'me@-x:/srv',
  'a@b@c:/srv',
  ':/srv',
])('%j is refused', (target) => {
  expect(() => openTarget(target)).toThrow(
    `Target: expected a folder on this machine (/srv/daymark) or on another one (user@host:/srv/daymark); found ${JSON.stringify(target)}.`,
  );
});

test.each(['/srv/a$b', 'web:/srv/{a}', '/srv/a`b', 'me@web:a\nb', '/srv/a\tb'])(
  '%j is refused, because server configurations would read it differently',
  (target) => {
    const folder = target.replace(/^[^/]*:/, '');
    expect(() => openTarget(target)).toThrow(
      `Target ${target}: expected a path without $, {, }, \` and control characters, which configurations of nginx and Caddy cannot contain; found ${JSON.stringify(folder)}.`,
    );
  },
);
