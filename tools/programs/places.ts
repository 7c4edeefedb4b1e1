import { join, resolve } from 'node:path';

/** The servers and tools that the tests of delivery start: Debian's package of each, and its file. */
export const programs = {
  nginx: { package: 'nginx', file: '/usr/sbin/nginx' },
  caddy: { package: 'caddy', file: '/usr/bin/caddy' },
  haproxy: { package: 'haproxy', file: '/usr/sbin/haproxy' },
  rsync: { package: 'rsync', file: '/usr/bin/rsync' },
  ssh: { package: 'openssh-client', file: '/usr/bin/ssh' },
  'ssh-keygen': { package: 'openssh-client', file: '/usr/bin/ssh-keygen' },
  sshd: { package: 'openssh-server', file: '/usr/sbin/sshd' },
  wrk: { package: 'wrk', file: '/usr/bin/wrk' },
} as const;

export type ProgramName = keyof typeof programs;

/** Where the programs lie that were unpacked, relative to the project. */
export const folderOfPrograms = '.cache/programs';

/** Servers are often in folders that only the PATH of root names. */
const serverFolders = ['/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/sbin'];

/** Where a program may be, likeliest first. */
export function placesOf(name: ProgramName, path: string): string[] {
  const folders = [...path.split(':').filter(Boolean), ...serverFolders];
  return [
    ...[...new Set(folders)].map((folder) => join(folder, name)),
    resolve(folderOfPrograms, 'bin', name),
  ];
}
