import { join, resolve } from 'node:path';

/** The servers and tools that the delivery tests start: the Debian package and the file of each. */
export const programs = {
  nginx: { package: 'nginx', file: '/usr/sbin/nginx' },
  'nginx-brotli': {
    package: 'libnginx-mod-http-brotli-static',
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  caddy: { package: 'caddy', file: '/usr/bin/caddy' },
  haproxy: { package: 'haproxy', file: '/usr/sbin/haproxy' },
  rsync: { package: 'rsync', file: '/usr/bin/rsync' },
  ssh: { package: 'openssh-client', file: '/usr/bin/ssh' },
  'ssh-keygen': { package: 'openssh-client', file: '/usr/bin/ssh-keygen' },
  sshd: { package: 'openssh-server', file: '/usr/sbin/sshd' },
  wrk: { package: 'wrk', file: '/usr/bin/wrk' },
} as const;

export type ProgramName = keyof typeof programs;

/** The folder of unpacked programs, relative to the project. */
export const folderOfPrograms = '.cache/programs';

/** Folders in which servers often are, and which often only root's PATH contains. */
const serverFolders = ['/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/sbin'];

/** Returns whether a program is a module, which a server loads, and which is not on PATH. */
export const isModule = (name: ProgramName): boolean => programs[name].file.endsWith('.so');

/** Returns the possible paths of a program, likeliest first. */
export function candidatePaths(name: ProgramName, path: string): string[] {
  const { file } = programs[name];
  if (isModule(name)) return [file, resolve(folderOfPrograms + file)];
  const folders = [...path.split(':').filter(Boolean), ...serverFolders];
  return [
    ...[...new Set(folders)].map((folder) => join(folder, name)),
    resolve(folderOfPrograms, 'bin', name),
  ];
}
