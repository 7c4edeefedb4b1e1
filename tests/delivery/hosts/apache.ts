import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { htaccess } from '../../../packages/daymark/src/hosts/apache.ts';
import { findProgram } from '../../../repo/programs.ts';
import { configuredHost, type Serve } from './host.ts';
import { startProcess } from './process.ts';

/** The modules that Debian's Apache loads by default, with those that ordinary webspace adds. */
const modules =
  'alias authz_core autoindex deflate dir env filter headers mime mpm_event negotiation reqtimeout rewrite setenvif'.split(
    ' ',
  );

interface Place {
  /** The folder of the site. */
  readonly root: string;
  readonly port: number;
  /** The path of `.htaccess` from the folder of the site. */
  readonly accessFile: string;
}

/** Returns the configuration that a web host has for a customer, who can write only `.htaccess`. */
const around = (folder: string, modulesFolder: string, { root, port, accessFile }: Place) => `
ServerName site.example
ServerRoot ${folder}
DefaultRuntimeDir ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
User nobody
Group nogroup
Listen 127.0.0.1:${port}
${modules.map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`).join('\n')}
ServerLimit 1
ThreadLimit 32
ThreadsPerChild 32
MaxRequestWorkers 32
TypesConfig ${folder}/mime.types
AddType application/x-gzip .gz
AddLanguage de .de
AddOutputFilter DEFLATE br gz
AccessFileName ${accessFile}
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
DocumentRoot "${root}"
<Directory "${root}">
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`;

/**
 * Starts Apache for a folder. Returns a function that stops it.
 * @param configuration the text of `.htaccess`, if the folder contains none
 */
export async function startApache(
  root: string,
  port: number,
  configuration?: string,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'delivery-apache-'));
  // Apache reads the file as another user.
  await chmod(folder, 0o755);
  const modulesFolder = dirname(await findProgram('apache-rewrite'));
  const file = join(folder, 'htaccess');
  if (configuration !== undefined) await writeFile(file, configuration);
  const accessFile = configuration === undefined ? '.htaccess' : relative(root, file);
  await writeFile(join(folder, 'mime.types'), 'text/html html\ntext/x-unusual css\n');
  await writeFile(
    join(folder, 'apache.conf'),
    around(folder, modulesFolder, { root, port, accessFile }),
  );
  const args = ['-d', folder, '-f', join(folder, 'apache.conf'), '-DFOREGROUND'];
  const stop = await startProcess(await findProgram('apache2'), args, { port, signal: 'SIGTERM' });
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
}

const serveByApache: Serve = async (site, { root }, port) => {
  // Most of the redirects that are alike are left out, because Apache reads each redirect at each
  // request.
  const redirects = Object.fromEntries(
    Object.entries(site.redirects).filter(([old]) => !/^\/many\/\d*(?!00)\d\d\./.test(old)),
  );
  // The file is outside the folder of the site, because several tests read that folder.
  return startApache(root, port, htaccess({ ...site, redirects }));
};

/** Apache with the `.htaccess` that a build makes. */
export const apache = configuredHost('Apache', serveByApache);
