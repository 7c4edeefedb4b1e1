import { describe, expect, it, vi } from 'vitest';
import { findProgram, type ProgramMachine } from './programs.ts';

function machineWith(files: string[], changes: Partial<ProgramMachine> = {}): ProgramMachine {
  return {
    platform: 'linux',
    path: '/opt/mine/bin:/usr/bin',
    exists: (file) => files.includes(file),
    unpack: vi.fn(async () => {
      throw new Error('Command failed: apt-get\nE: no such package\n    at x');
    }),
    ...changes,
  };
}

describe('findProgram', () => {
  it('prefers a program on PATH, and unpacks nothing', async () => {
    const machine = machineWith(['/usr/sbin/nginx', '/opt/mine/bin/nginx']);
    expect(await findProgram('nginx', machine)).toBe('/opt/mine/bin/nginx');
    expect(machine.unpack).not.toHaveBeenCalled();
  });

  it('finds servers in folders outside PATH', async () => {
    expect(await findProgram('sshd', machineWith(['/usr/sbin/sshd']))).toBe('/usr/sbin/sshd');
  });

  it('unpacks the package of a missing program', async () => {
    const files: string[] = [];
    const unpack = async () => void files.push(`${process.cwd()}/.cache/programs/bin/caddy`);
    expect(await findProgram('caddy', machineWith(files, { unpack }))).toBe(files[0]);
  });

  it('finds the module of a server where its package installs it, or unpacks it', async () => {
    const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
    expect(await findProgram('nginx-brotli', machineWith([module]))).toBe(module);
    const files: string[] = [];
    const unpack = async () => void files.push(`${process.cwd()}/.cache/programs${module}`);
    expect(await findProgram('nginx-brotli', machineWith(files, { unpack }))).toBe(files[0]);
  });

  it('throws an error that says what it tried and what to install', async () => {
    await expect(findProgram('sshd', machineWith([]))).rejects.toThrow(
      'No sshd for the tests. Looked on PATH and in the usual folders of servers. Tried apt-get: ' +
        "Command failed: apt-get; E: no such package. Install it (Debian's package is called " +
        'openssh-server) and run the command again.',
    );
  });

  it('unpacks nothing on systems other than Linux', async () => {
    const machine = machineWith([], { platform: 'darwin' });
    await expect(findProgram('caddy', machine)).rejects.toThrow(
      'No caddy for the tests. Looked on PATH and in the usual folders of servers. Install it',
    );
    expect(machine.unpack).not.toHaveBeenCalled();
  });
});
