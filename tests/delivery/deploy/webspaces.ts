import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import tls from 'node:tls';
import { readBuild } from '../../../packages/daymark/src/deploy/local-build.ts';
import { deployToWebspace } from '../../../packages/daymark/src/deploy/webspace.ts';
import { readWebspaceAddress } from '../../../packages/daymark/src/deploy/webspace-address.ts';
import { findProgram } from '../../../repo/programs.ts';
import { freePort } from '../hosts/free-port.ts';
import { startProcess } from '../hosts/process.ts';
import { writeCertificate } from '../secure/write-certificate.ts';
import { type Sshd, startSshd } from './sshd.ts';

/** A real server without a shell, to which a build is deployed. */
export interface WebspaceServer {
  /** The beginning of addresses, to which a test appends the path of a folder. */
  readonly origin: string;
  /** The command in `--ssh`, for SFTP. */
  readonly shell?: string;
  readonly password?: string;
  /** The variables with which the deploy tool connects. */
  readonly environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** An SFTP server, with what tests need to make other ssh commands for it. */
export interface SftpServer extends WebspaceServer {
  readonly sshd: Sshd;
  /** Returns a command that logs in, and knows one key of the server. */
  knowing(keyFile: string, login?: string): Promise<string>;
}

/** Starts OpenSSH's server, which refuses all commands except SFTP. */
export async function startSftp(): Promise<SftpServer> {
  const sshd = await startSshd({ isSftpOnly: true });
  const { host, port, folder, stop } = sshd;
  async function knowing(keyFile: string, login = sshd.login): Promise<string> {
    const known = join(folder, `known_hosts.${keyFile}`);
    await writeFile(known, `[127.0.0.1]:${port} ${await readFile(join(folder, keyFile), 'utf8')}`);
    return `${login} -o UserKnownHostsFile=${known}`;
  }
  const origin = `sftp://${host}:${port}`;
  // All deploys of a test use one connection, because each connection takes half a second.
  const sharing = `-o ControlMaster=auto -o ControlPath=${folder}/%p -o ControlPersist=10`;
  const shell = `${await knowing('host.pub')} ${sharing}`;
  return { sshd, knowing, origin, shell, environment: { RSYNC_RSH: shell }, stop };
}

/** The password of the FTPS server. */
export const PASSWORD = 'a secret, "quoted" $word';

/**
 * Starts vsftpd, which requires that data connections reuse the TLS session. Only the user
 * `anonymous` can log in without the system's passwords; vsftpd then requires a password in a file.
 */
export async function startFtps(): Promise<WebspaceServer> {
  const certificate = await writeCertificate('localhost');
  const { chain, key } = certificate.files;
  const folder = dirname(chain);
  const port = await freePort();
  const [passwords, config, empty] = ['passwords', 'vsftpd.conf', 'empty'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await mkdir(empty);
  await writeFile(passwords, `${PASSWORD}\n`);
  const settings = {
    listen: 'YES',
    listen_address: '127.0.0.1',
    listen_port: port,
    background: 'NO',
    run_as_launching_user: 'YES',
    seccomp_sandbox: 'NO',
    secure_chroot_dir: empty,
    ftp_username: userInfo().username,
    anonymous_enable: 'YES',
    local_enable: 'NO',
    secure_email_list_enable: 'YES',
    email_password_file: passwords,
    anon_root: '/',
    anon_world_readable_only: 'NO',
    anon_umask: '022',
    write_enable: 'YES',
    anon_upload_enable: 'YES',
    anon_mkdir_write_enable: 'YES',
    anon_other_write_enable: 'YES',
    ssl_enable: 'YES',
    allow_anon_ssl: 'YES',
    force_anon_logins_ssl: 'YES',
    force_anon_data_ssl: 'YES',
    require_ssl_reuse: 'YES',
    ssl_ciphers: 'HIGH',
    rsa_cert_file: chain,
    rsa_private_key_file: key,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(config, lines.join(''));
  // vsftpd refuses a configuration file that belongs to another user, or to which other users may
  // write.
  const stop = await startProcess(await findProgram('vsftpd'), [config], {
    port,
    signal: 'SIGKILL',
  });
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, certificate.cert]);
  return {
    origin: `ftps://anonymous@localhost:${port}`,
    password: PASSWORD,
    environment: { NODE_EXTRA_CA_CERTS: chain, DAYMARK_DEPLOY_PASSWORD: PASSWORD },
    async stop() {
      tls.setDefaultCACertificates(before);
      await stop();
      await certificate.remove();
    },
  };
}

/**
 * Deploys a build in this process.
 * @returns the lines that the deploy has printed, without the name of the target
 */
export async function deployTo(
  { origin, shell, password }: WebspaceServer,
  target: string,
  build: string,
  options: Partial<Parameters<typeof deployToWebspace>[2]> = {},
): Promise<string[]> {
  const said: string[] = [];
  const address = readWebspaceAddress(origin + encodeURI(target));
  await deployToWebspace(address, readBuild(build), {
    say: (line) => said.push(line.replace(`${address.name}: `, '')),
    isDryRun: false,
    isLockBroken: false,
    isReplacing: false,
    shell,
    password,
    ...options,
  });
  return said;
}

/** Returns the paths and the texts of the files that visitors can get, without the records. */
export async function served(target: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of (await readdir(target, { recursive: true })).sort())
    if (!path.startsWith('.daymark') && (await stat(join(target, path))).isFile())
      found[path] = await readFile(join(target, path), 'latin1');
  return found;
}
