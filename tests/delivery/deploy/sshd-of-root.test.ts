import { expect, test, vi } from 'vitest';
import { prepareForRoot, type RootMachine } from './sshd-of-root.ts';

function machineWith(changes: Partial<RootMachine>): RootMachine {
  return {
    hasUser: true,
    hasFolder: true,
    mayMount: vi.fn(async () => false),
    makeFolder: vi.fn(async () => {}),
    removeFolder: vi.fn(async () => {}),
    ...changes,
  };
}

const prepare = (machine: RootMachine) =>
  prepareForRoot(['/usr/sbin/sshd', '-D'], '/tmp/a', machine);

test('an installed sshd is started directly', async () => {
  const machine = machineWith({});
  expect((await prepare(machine)).command).toEqual(['/usr/sbin/sshd', '-D']);
  expect(machine.mayMount).not.toHaveBeenCalled();
});

test.each([{ hasUser: false }, { hasFolder: false }])(
  'a missing user or folder is created in a private mount namespace: %o',
  async (missing) => {
    const machine = machineWith({ ...missing, mayMount: async () => true });
    const { command } = await prepare(machine);
    expect(command.slice(0, 2)).toEqual(['unshare', '--mount']);
    expect(command.slice(-3)).toEqual(['/tmp/a', '/usr/sbin/sshd', '-D']);
    expect(machine.makeFolder).not.toHaveBeenCalled();
  },
);

test('without mount permission, the folder is created for the whole machine and removed afterwards', async () => {
  const machine = machineWith({ hasFolder: false });
  const { command, remove } = await prepare(machine);
  expect(command).toEqual(['/usr/sbin/sshd', '-D']);
  expect(machine.makeFolder).toHaveBeenCalledOnce();
  await remove();
  expect(machine.removeFolder).toHaveBeenCalledOnce();
});

test('without the user sshd and without mount permission, prepareForRoot throws', async () => {
  await expect(prepare(machineWith({ hasUser: false }))).rejects.toThrow(
    'sshd: expected a user called sshd, or the right to mount (unshare --mount); found neither.',
  );
});
