import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DeployError } from './target.ts';
import { listingOf, type Webspace, type WebspaceAddress } from './webspace-address.ts';

/*
 * A webspace over FTPS, with the package basic-ftp. The package is no dependency of the engine,
 * because few sites need it.
 */

/** The package with the version that the tests use. */
const PACKAGE = 'basic-ftp@6.2.6';

/** Explanations of error codes. The error messages themselves explain codes about certificates. */
const REMEDIES: Readonly<Record<string, string>> = {
  530: 'The server does not accept this user with this password.',
  ECONNREFUSED: 'No FTP server listens there.',
  ENOTFOUND: 'The host name does not exist.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'The certificate of the server is self-signed. If it is yours, name its file in the environment variable NODE_EXTRA_CA_CERTS.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'No known authority has issued the certificate of the server. If the authority is yours, name the file of its certificate in the environment variable NODE_EXTRA_CA_CERTS.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'No known authority has issued the certificate of the server. If the authority is yours, name the file of its certificate in the environment variable NODE_EXTRA_CA_CERTS.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate of the server is for another name. Use the name that your host gives for FTPS.',
};

/** Milliseconds until the end of an empty file. vsftpd reports a TLS error if the file ends at once. */
const PAUSE = 200;

/** Returns an empty file that ends after `PAUSE`. */
const emptyFile = () =>
  new Readable({
    read() {
      setTimeout(() => this.push(null), PAUSE);
    },
  });

/**
 * Loads the package basic-ftp, which only owners who deploy by FTPS install.
 * @throws DeployError with the command that installs the package
 */
async function loadClient() {
  try {
    return (await import('basic-ftp')).Client;
  } catch (error) {
    if (Object(error).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new DeployError(
      `FTPS needs the package basic-ftp, which is not installed. In the folder of the site, run: npm install --save-exact ${PACKAGE}`,
      { cause: error },
    );
  }
}

/**
 * Connects to a webspace over FTPS: with implicit TLS at port 990, and with explicit TLS at other ports.
 * Node checks the certificate.
 * @throws DeployError when there is no connection or no password, or the folder does not exist
 */
export async function connectByFtps(
  address: WebspaceAddress,
  {
    password,
    askPassword,
  }: {
    password?: string | undefined;
    askPassword?: ((question: string) => Promise<string>) | undefined;
  },
): Promise<Webspace> {
  const { name, host, port, user, folder } = address;
  const Client = await loadClient();
  const secret = password ?? (await askPassword?.(`Password of ${user} at ${host}: `));
  if (!secret)
    throw new DeployError(
      `Target ${name}: expected a password in the environment variable DAYMARK_DEPLOY_PASSWORD; found none.`,
    );
  const client = new Client();
  async function attempt<Result>(what: string, step: Promise<Result>): Promise<Result> {
    try {
      return await step;
    } catch (error) {
      const { code, message } = Object(error);
      throw new DeployError(`Target ${name}: could not ${what}: ${REMEDIES[code] ?? message}`, {
        cause: error,
      });
    }
  }
  const secure = port === 990 ? 'implicit' : true;
  const login = { host, user, password: secret, secure, ...(port && { port }) } as const;
  const open = (path: string) => attempt(`open the folder ${path}`, client.cd(path));
  try {
    await attempt('connect', client.access(login));
    await open(folder);
  } catch (error) {
    client.close();
    throw error;
  }
  const root = await attempt('read the name of the folder', client.pwd());
  const inside = (path: string) => `${root === '/' ? '' : root}/${path}`;
  return {
    async list(path) {
      // Servers read a path in the command itself as a pattern, or as options.
      await open(inside(path));
      const entries = await attempt(`list ${path}`, client.list());
      return listingOf(
        entries.map(({ name, isDirectory, size }) => ({ name, isFolder: isDirectory, size })),
      );
    },
    async download(path, file) {
      await attempt(`read ${path}`, client.downloadTo(file, inside(path)));
    },
    async upload(file, path) {
      const isEmpty = (await stat(file)).size === 0;
      const source = isEmpty ? emptyFile() : file;
      await attempt(`upload ${path}`, client.uploadFrom(source, inside(path)));
    },
    async rename(from, to) {
      await attempt(`rename ${to}`, client.rename(inside(from), inside(to)));
    },
    async remove(path) {
      await attempt(`remove ${path}`, client.remove(inside(path)));
    },
    async makeFolder(path) {
      await attempt(`make the folder ${path}`, client.send(`MKD ${inside(path)}`));
    },
    async removeFolder(path) {
      // Some servers do not remove the folder in which the connection is.
      await open(root);
      await attempt(`remove the folder ${path}`, client.send(`RMD ${inside(path)}`));
    },
    close: () => client.close(),
  };
}
