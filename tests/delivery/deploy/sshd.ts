import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../../../repo/programs.ts';
import { timeLimits } from '../../time-limits.ts';
import { freePort } from '../hosts/free-port.ts';
import { prepareForRoot } from './sshd-of-root.ts';

const run = promisify(execFile);
const nothing = async () => {};

/** Milliseconds between two connection attempts. */
const interval = 100;

/** A running ssh server on this machine. */
export interface Sshd {
  /** The user and the address, as in `user@127.0.0.1`. */
  readonly host: string;
  readonly port: number;
  /** The folder of the keys: `host.pub` is the key of the server, `user` that of the user. */
  readonly folder: string;
  /** The ssh command that logs in, without options about the server's key. */
  readonly login: string;
  /** The ssh command with its options. */
  readonly shell: string;
  /** Stops the server and removes its keys. */
  stop(): Promise<void>;
}

/**
 * Starts a real ssh server for this user, with temporary keys.
 * @param isSftpOnly - whether the server refuses all commands except SFTP, as webspace does
 */
export async function startSshd({ isSftpOnly = false } = {}): Promise<Sshd> {
  const folder = await mkdtemp(join(tmpdir(), 'sshd-'));
  const program = await findProgram('sshd');
  const keygen = await findProgram('ssh-keygen');
  const client = await findProgram('ssh');
  const port = await freePort();
  for (const name of ['host', 'user'])
    await run(keygen, ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
  await copyFile(join(folder, 'user.pub'), join(folder, 'authorized'));
  await writeFile(
    join(folder, 'config'),
    [
      `ListenAddress 127.0.0.1:${port}`,
      `HostKey ${folder}/host`,
      `AuthorizedKeysFile ${folder}/authorized`,
      `PidFile none`,
      ...(isSftpOnly
        ? ['Subsystem sftp internal-sftp', 'ForceCommand internal-sftp', 'MaxStartups 100']
        : ['PasswordAuthentication no']),
      // With strict modes, sshd refuses keys below a folder that every user may write to.
      'StrictModes no',
      'UsePAM no',
      // rsync may be in a folder that is only on the PATH of these tests. Without files in HOME,
      // the shell does not start what the user's ~/.bashrc starts, which can take a second.
      `SetEnv PATH="${process.env.PATH}" HOME="${folder}"`,
    ].join('\n'),
  );
  const command = [program, '-D', '-e', '-f', join(folder, 'config')];
  const prepared =
    userInfo().uid === 0 ? await prepareForRoot(command, folder) : { command, remove: nothing };
  const [name = '', ...args] = prepared.command;
  const child = spawn(name, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  async function stop(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
    await prepared.remove();
    await rm(folder, { recursive: true });
  }
  const host = `${userInfo().username}@127.0.0.1`;
  const options = [
    'LogLevel=ERROR',
    'BatchMode=yes',
    'StrictHostKeyChecking=no',
    'UserKnownHostsFile=/dev/null',
    // All commands of a test use one connection, because each connection takes half a second.
    'ControlMaster=auto',
    `ControlPath=${folder}/%p`,
    'ControlPersist=10',
  ].map((option) => `-o ${option}`);
  // Both the shell and rsync split this command into words, and support quotes.
  const login = `'${client}' -F /dev/null -p ${port} -i ${join(folder, 'user')}`;
  const shell = [login, ...options].join(' ');
  for (const begun = performance.now(); performance.now() - begun < timeLimits.start; ) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`sshd ended with exit code ${child.exitCode}.`);
    }
    const reached = run('sh', ['-c', `${shell} ${host} true`]);
    // A server that refuses the command is ready too. Only the exit code 255 means that ssh could
    // not connect.
    if (
      await reached.then(
        () => true,
        ({ code }) => code !== 255,
      )
    )
      return { host, port, folder, login, shell, stop };
    await pause(interval);
  }
  await stop();
  throw new Error(`sshd could not be reached: ${shell} ${host}`);
}
