import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { DeployError } from './target.ts';
import {
  type Listing,
  listingOf,
  type Webspace,
  type WebspaceAddress,
} from './webspace-address.ts';

/*
 * A webspace over SFTP. OpenSSH's own `sftp` connects, so keys, agents, known hosts and the user's
 * configuration work as for `ssh`. One process runs in batch mode and reads commands from a pipe.
 */

/** The longest command in bytes. `sftp` would split a longer command in two. */
const LONGEST = 2000;

/** Patterns of the errors of `sftp` and `ssh` for a failed connection, with advice to the owner. */
const REMEDIES: readonly (readonly [RegExp, (address: WebspaceAddress) => string])[] = [
  [
    /HOST IDENTIFICATION HAS CHANGED/,
    ({ host, port }) =>
      `The key of the host differs from the key in known_hosts, so the connection may lead to somebody else. Ask your host whether it has a new key. If so, remove the former one with: ssh-keygen -R ${port ? `[${host}]:${port}` : host}`,
  ],
  [
    /[Hh]ost key (?:is known|verification failed)/,
    ({ host, user, port }) =>
      `The key of the host is not in known_hosts. Compare it with the one that your host names, and confirm it: run once, at a terminal, ssh ${port ? `-p ${port} ` : ''}${user}@${host}`,
  ],
  [
    /Permission denied|Too many authentication failures/,
    () =>
      'The server accepts neither your keys nor the password. Set DAYMARK_DEPLOY_PASSWORD, or add a key to the ssh agent (ssh-add).',
  ],
  [/sftp: not found/, () => 'Install OpenSSH, whose program sftp makes the connection.'],
];

/** Matches a line of `ls -lan`: the type, the size in bytes and the name. */
const LINE =
  /^([-a-z])[-a-zA-Z]{9}\S? .*? (\d+) [A-Z][a-z]{2} [ \d]\d (?:\d\d:\d\d| \d{4}) ([\s\S]+)$/;

/** In the locale C, `sftp` prints each byte that is not ASCII as three octal digits. */
const decode = (name: string) =>
  Buffer.from(
    name.replace(/\\([0-3][0-7]{2})/g, (_, octal) => String.fromCharCode(parseInt(octal, 8))),
    'latin1',
  ).toString();

/** Escapes each byte of a path that has a meaning in commands of `sftp`, such as `*`. */
const quote = (path: string) =>
  Buffer.from(path)
    .toString('latin1')
    .replace(/[^\w./-]/g, '\\$&');

/** A path of the webspace in a command. No path begins with a hyphen. */
const inside = (path: string) => quote(`./${path}`);

/** Parses the output of `ls -lan`. */
const readListing = (lines: readonly string[]): Listing =>
  listingOf(
    lines.flatMap((line) => {
      const [, type, size, encoded = ''] = LINE.exec(line) ?? [];
      const name = decode(encoded);
      return /^\.{0,2}$/.test(name) ? [] : { name, isFolder: type === 'd', size: Number(size) };
    }),
  );

/**
 * Connects to a webspace over SFTP.
 * @param shell - the command that connects, instead of `ssh`
 * @param password - the password, if the owner has set one; `ssh` asks for it at a terminal
 * @throws DeployError when there is no connection, or the folder does not exist
 */
export async function connectBySftp(
  address: WebspaceAddress,
  { shell, password }: { shell?: string | undefined; password?: string | undefined },
): Promise<Webspace> {
  // The folder contains only scripts. The password is in the environment of ssh.
  const folder = await mkdtemp(join(tmpdir(), 'daymark-sftp-'));
  const scripts = {
    'ask-pass': `#!/bin/sh\nprintf '%s\\n' "$DAYMARK_DEPLOY_PASSWORD"\n`,
    connect: `#!/bin/sh\nexec ${shell} "$@"\n`,
  };
  for (const [name, script] of Object.entries(scripts))
    await writeFile(join(folder, name), script, { mode: 0o700 });
  const mayAsk = password === undefined && process.stdin.isTTY;
  const options = [
    `BatchMode=${password === undefined && !mayAsk ? 'yes' : 'no'}`,
    // Without a terminal, nobody could confirm an unknown key.
    ...(mayAsk ? [] : ['StrictHostKeyChecking=yes', 'NumberOfPasswordPrompts=1']),
    `User="${address.user}"`,
    ...(address.port ? [`Port=${address.port}`] : []),
    'LogLevel=ERROR',
    'ConnectTimeout=20',
    'ServerAliveInterval=15',
  ].map((option) => `-o${option}`);
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;
  const args = [...(shell ? ['-S', join(folder, 'connect')] : []), ...options, '-b', '-', host];
  // The shell merges the errors into the output, so that they are in the order of the commands.
  const child = spawn('sh', ['-c', 'exec sftp "$@" 2>&1', 'sh', ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LC_ALL: 'C',
      ...(password !== undefined && {
        SSH_ASKPASS: join(folder, 'ask-pass'),
        SSH_ASKPASS_REQUIRE: 'force',
      }),
    },
  });
  const run = commandRunner(child);
  async function close(): Promise<void> {
    child.stdin.end();
    await rm(folder, { recursive: true, force: true });
  }
  const output = await run('pwd');
  if (child.exitCode !== null || output.some((line) => !line.startsWith('Remote working'))) {
    await close();
    const text = output.join('\n');
    const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(text)) ?? [];
    const reason = output.filter((line) => /\w/.test(line) && !/^@|^Connection closed/.test(line));
    throw new DeployError(
      `Target ${address.name}: could not connect: ${remedy?.(address) ?? reason.join(' ')}`,
    );
  }
  /** Runs a command that prints nothing when it succeeds. */
  async function succeed(what: string, command: string): Promise<void> {
    if (Buffer.byteLength(command, 'latin1') > LONGEST)
      throw new DeployError(`Target ${address.name}: could not ${what}: its path is too long.`);
    const lines = await run(command);
    if (lines.length === 0) return;
    const reason = lines.join('; ');
    const hint = /Failure$/.test(reason)
      ? ' (the server gives no reason; the disk or the quota may be full)'
      : '';
    throw new DeployError(`Target ${address.name}: could not ${what}: ${reason}${hint}`);
  }
  const base = address.folder.startsWith('/') ? address.folder : `./${address.folder}`;
  try {
    await succeed('open the folder', `cd ${quote(base)}`);
  } catch (error) {
    await close();
    throw error;
  }
  const [current = ''] = await run('pwd');
  const root = decode(current.replace('Remote working directory: ', ''));
  return {
    async list(path) {
      await succeed(`list ${path}`, `cd ${quote(path ? `${root}/${path}` : root)}`);
      const lines = await run('ls -lan');
      await succeed('open the folder', `cd ${quote(root)}`);
      return readListing(lines);
    },
    download: (path, file) => succeed(`read ${path}`, `get ${inside(path)} ${quote(file)}`),
    async upload(file, path) {
      await succeed(`upload ${path}`, `put ${quote(file)} ${inside(path)}`);
      await succeed(`make ${path} readable`, `chmod 644 ${inside(path)}`);
    },
    rename: (from, to) => succeed(`rename ${to}`, `rename ${inside(from)} ${inside(to)}`),
    remove: (path) => succeed(`remove ${path}`, `rm ${inside(path)}`),
    async makeFolder(path) {
      await succeed(`make the folder ${path}`, `mkdir ${inside(path)}`);
      await succeed(`make ${path} readable`, `chmod 755 ${inside(path)}`);
    },
    removeFolder: (path) => succeed(`remove the folder ${path}`, `rmdir ${inside(path)}`),
    close,
  };
}

/**
 * Returns a function that runs a command of `sftp` and resolves to the lines that the command
 * prints. `sftp` repeats each line that it reads, so a comment after the command marks the end of its
 * output. If `sftp` has ended, the result is the last lines that it printed.
 */
function commandRunner({ stdin, stdout }: ChildProcess): (command: string) => Promise<string[]> {
  const token = randomUUID();
  let lines: string[] = [];
  let finish = (_: string[]) => {};
  let hasEnded = false;
  const reader = createInterface({ input: stdout as NodeJS.ReadableStream });
  reader.on('line', (line) => {
    if (!line.endsWith(`# ${token}`)) return void lines.push(line);
    const [, ...printed] = lines;
    lines = [];
    finish(printed);
  });
  const ended = once(reader, 'close').then(() => {
    hasEnded = true;
    return lines.filter((line) => !line.startsWith('sftp> '));
  });
  // The process may end before it has read everything.
  stdin?.on('error', () => {});
  return async (command) => {
    if (hasEnded) return ['the connection is lost'];
    const printed = new Promise<string[]>((resolve) => {
      finish = resolve;
    });
    stdin?.write(Buffer.from(`-${command}\n# ${token}\n`, 'latin1'));
    const output = await Promise.race([printed, ended]);
    return hasEnded && output.length === 0 ? ['the connection is lost'] : output;
  };
}
