import { describe, expect, it } from 'vitest';
import { npmCommand } from './npm.mjs';

const linux = { platform: 'linux', execPath: '/usr/bin/node' };
const windows = { platform: 'win32', execPath: 'C:\\Node\\node.exe' };

describe('npmCommand', () => {
  it.each([
    ['/usr/lib/node_modules/npm/bin/npm-cli.js', linux],
    ['C:\\Node\\node_modules\\npm\\bin\\npm-cli.js', windows],
  ])('starts the npm that runs this process, without a shell: %s', (cli, runtime) => {
    expect(npmCommand({ npm_execpath: cli }, runtime)).toEqual({
      command: runtime.execPath,
      args: [cli],
      shell: false,
    });
  });

  it.each([undefined, '/usr/lib/node_modules/pnpm/bin/pnpm.cjs', '/opt/not-npm-cli.js'])(
    'starts the npm on PATH when npm_execpath is %s',
    (cli) => {
      expect(npmCommand({ npm_execpath: cli }, linux)).toEqual({
        command: 'npm',
        args: [],
        shell: false,
      });
    },
  );

  it('uses a shell on Windows, where npm is a batch file', () => {
    expect(npmCommand({}, windows)).toMatchObject({ command: 'npm', shell: true });
  });
});
