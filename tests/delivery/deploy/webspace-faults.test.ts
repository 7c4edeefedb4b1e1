import { execFile } from 'node:child_process';
import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { findProgram } from '../../../repo/programs.ts';
import { isExhaustive } from '../../exhaustive.ts';
import { makeFolder } from '../../small-site.ts';
import { makeBuild } from './small-build.ts';
import { type Ending, kill, runTool, startTool } from './tool.ts';
import {
  deployTo,
  PASSWORD,
  type SftpServer,
  served,
  startFtps,
  startSftp,
  type WebspaceServer,
} from './webspaces.ts';

/** Returns the message of a deploy that fails, without the name of the target. */
const failure = (deploy: Promise<unknown>): Promise<string> =>
  deploy.then(
    () => 'none',
    (error) => error.message.replace(/^Target \S+: /, ''),
  );

/** Does the same as `failure` for a deploy that runs as a command. */
async function failureOf(command: Promise<Ending>): Promise<string> {
  const { code, errors } = await command;
  expect(code).toBe(1);
  return errors.replace(/^Target \S+: /, '').trim();
}

/** Makes a target with a build, and returns the next build, and functions to copy and check the target. */
async function prepare(server: WebspaceServer, more: Readonly<Record<string, string>> = {}) {
  const first = await makeBuild('one', { 'old.html': '<p>old</p>' });
  const next = await makeBuild('two', more);
  const [before, after] = [await makeFolder(), await makeFolder()];
  await deployTo(server, before, first);
  await cp(before, after, { recursive: true });
  await deployTo(server, after, next);
  const [former, latter] = [await served(before), await served(after)];

  async function fresh(): Promise<string> {
    const target = await makeFolder();
    await cp(before, target, { recursive: true });
    return target;
  }

  /** Checks what visitors get after a kill, and that the next deploy continues. Returns its output. */
  async function examine(target: string, when: string): Promise<string[]> {
    const found = await served(target);
    for (const [path, text] of Object.entries(found))
      if (path !== '.htaccess')
        expect([former[path], latter[path]], `${path}, ${when}`).toContain(text);
    const script = found['index.html']?.includes('two') ? 'two' : 'one';
    expect(Object.keys(found), when).toContain(`_astro/${script}.js`);
    const said = await deployTo(server, target, next);
    expect(await served(target), when).toEqual(latter);
    const [, records = ''] =
      /(records-\w+)/.exec(String(await readdir(join(target, '.daymark')))) ?? [];
    expect(await readdir(join(target, '.daymark', records)), when).toEqual([
      'drafts',
      'files.json',
    ]);
    expect(await readdir(join(target, '.daymark', records, 'drafts')), when).toEqual([]);
    expect(await readdir(join(target, '.daymark/lock')), when).toEqual([]);
    return said;
  }
  return { next, fresh, examine };
}

describe('a deploy over SFTP', () => {
  let server: SftpServer;

  beforeAll(async () => {
    server = await startSftp();
    return () => server.stop();
  });

  const fail = async (shell: string, origin = server.origin) =>
    failure(deployTo({ ...server, origin, shell }, await makeFolder(), await makeBuild('one')));

  test('refuses a server with an unknown key, or with a key other than the known key', async () => {
    const { port, folder, login } = server.sshd;
    expect(await fail(await server.knowing('user.pub'))).toBe(
      'could not connect: The key of the host differs from the key in known_hosts, so the connection may lead to somebody else. Ask your host whether it has a new key. If so, remove the former one with: ssh-keygen -R [127.0.0.1]:' +
        port,
    );
    expect(await fail(`${login} -o UserKnownHostsFile=${folder}/none`)).toMatch(
      new RegExp(
        `^could not connect: The key of the host is not in known_hosts. Compare .*: run once, at a terminal, ssh -p ${port} \\S+@127.0.0.1$`,
      ),
    );
  });

  test('logs in with a password from the environment, and never prints it', async () => {
    const { folder, login } = server.sshd;
    const locked = join(folder, 'locked');
    const keygen = await findProgram('ssh-keygen');
    await promisify(execFile)(keygen, ['-q', '-t', 'ed25519', '-N', PASSWORD, '-f', locked]);
    await writeFile(join(folder, 'authorized'), await readFile(`${locked}.pub`), { flag: 'a' });
    const shell = await server.knowing(
      'host.pub',
      `${login.replace(/-i \S+/, `-i ${locked}`)} -o IdentitiesOnly=yes`,
    );
    const build = await makeBuild('one');
    const target = server.origin + (await makeFolder());
    const environment = { DAYMARK_DEPLOY_PASSWORD: PASSWORD };
    expect((await runTool(build, [target, '--ssh', shell], environment)).errors).toBe('');
    const wrong = { DAYMARK_DEPLOY_PASSWORD: 'wrong secret' };
    expect(await failureOf(runTool(build, [target, '--ssh', shell], wrong))).toBe(
      'could not connect: The server accepts neither your keys nor the password. Set DAYMARK_DEPLOY_PASSWORD, or add a key to the ssh agent (ssh-add).',
    );
  });

  test('reports a server that does not respond', async () => {
    const shell = server.sshd.login.replace(/-p \d+ /, '');
    const origin = server.origin.replace(/:\d+$/, ':1');
    expect(await fail(shell, origin)).toBe(
      'could not connect: ssh: connect to host 127.0.0.1 port 1: Connection refused',
    );
  });

  test('continues after it was killed before any command', async () => {
    const { next, fresh, examine } = await prepare(server);
    const folder = await makeFolder();
    const log = join(folder, 'log');
    // A script in place of sftp, which logs each command, and kills the deploy instead of running a
    // chosen command.
    const script = `#!/bin/sh
n=0
while IFS= read -r line; do
  case $line in '#'*) ;; *)
    echo "$line" >>'${log}'
    n=$((n + 1))
    if [ $n -eq "$KILLING_AT" ]; then kill -KILL 0; fi ;;
  esac
  printf '%s\\n' "$line"
done | PATH=$KILLING_PATH exec sftp "$@"
`;
    await writeFile(join(folder, 'sftp'), script);
    await chmod(join(folder, 'sftp'), 0o755);
    const run = (target: string, at: number) =>
      runTool(next, [server.origin + target], {
        ...server.environment,
        PATH: `${folder}:${process.env.PATH}`,
        KILLING_PATH: process.env.PATH,
        KILLING_AT: String(at),
      });
    expect((await run(await fresh(), 0)).errors).toBe('');
    const steps = (await readFile(log, 'utf8')).trimEnd().split('\n');
    const numbers = (pattern: RegExp) =>
      steps.flatMap((step, index) => (pattern.test(step) ? [index + 1] : []));
    const drafts = numbers(/^-put .*drafts/);
    const replacements = numbers(/^-rename .*drafts/);
    expect([drafts.length, replacements.length]).toEqual([5, 5]);
    const some = [drafts[2], replacements[1], numbers(/^-rename .*files\.json/)[1]];
    for (const at of isExhaustive ? steps.keys().drop(1) : some) {
      if (at === undefined) throw new Error(`Expected more steps; found ${steps.join('\n')}`);
      const target = await fresh();
      expect((await run(target, at)).code).toBeNull();
      const output = await examine(target, `killed before: ${steps[at - 1]}`);
      // Files that have arrived are not sent again.
      if (at === drafts[2]) expect(output).toContain('uploading 3 files');
      else if (at >= (replacements[0] ?? 0)) expect(String(output)).not.toContain('uploading');
      if (at === replacements[1]) expect(output).toContain('replacing 4 files');
    }
  });
});

describe('a deploy over FTPS', () => {
  let server: WebspaceServer;

  beforeAll(async () => {
    server = await startFtps();
    return () => server.stop();
  });

  const fail = async (changes: Partial<WebspaceServer>) =>
    failure(deployTo({ ...server, ...changes }, await makeFolder(), await makeBuild('one')));

  /** Runs the command with other variables. */
  const failCommand = async (environment: NodeJS.ProcessEnv) =>
    failureOf(
      runTool(await makeBuild('one'), [server.origin + (await makeFolder())], {
        ...server.environment,
        ...environment,
      }),
    );

  test('refuses a certificate that is not trusted, or is for another name', async () => {
    expect(await failCommand({ NODE_EXTRA_CA_CERTS: '' })).toMatch(
      /^could not connect: The certificate of the server is self-signed. If it is yours, name its file in .* NODE_EXTRA_CA_CERTS.$/,
    );
    const origin = server.origin.replace('localhost', '127.0.0.1');
    expect(await fail({ origin })).toBe(
      'could not connect: The certificate of the server is for another name. Use the name that your host gives for FTPS.',
    );
  });

  test('reports a missing password, and a wrong password without printing it', async () => {
    expect(await failCommand({ DAYMARK_DEPLOY_PASSWORD: 'wrong secret' })).toBe(
      'could not connect: The server does not accept this user with this password.',
    );
    expect(await fail({ password: '' })).toBe(
      'expected a password in the environment variable DAYMARK_DEPLOY_PASSWORD; found none.',
    );
  });

  test('reports a server that does not respond, and the missing package', async () => {
    const origin = server.origin.replace(/:\d+$/, ':1');
    expect(await fail({ origin })).toBe('could not connect: No FTP server listens there.');
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) => {
        if (name === 'basic-ftp') throw Object.assign(new Error(), { code: 'ERR_MODULE_NOT_FOUND' });
        return next(name, context);
      } });`;
    const version = manifest.devDependencies['basic-ftp'];
    expect(
      await failCommand({
        NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(hook)}"`,
      }),
    ).toBe(
      `FTPS needs the package basic-ftp, which is not installed. In the folder of the site, run: npm install --save-exact basic-ftp@${version}`,
    );
  });

  test('continues after it was killed', async () => {
    // The many files give the kill time to arrive before the deploy ends.
    const files = Array.from({ length: 20 }, (_, number) => [`${number}.txt`, 'text']);
    const { next, fresh, examine } = await prepare(server, Object.fromEntries(files));
    const target = await fresh();
    const { child, ended } = startTool(next, [server.origin + target], server.environment);
    child.stdout?.on('data', (bytes) => {
      if (String(bytes).includes('uploading')) kill(child);
    });
    expect((await ended).code).toBeNull();
    expect(await examine(target, 'killed')).toContainEqual(
      expect.stringMatching('^breaking the lock'),
    );
  });
});
