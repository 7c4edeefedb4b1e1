import { expect, test } from 'vitest';
import { inheritedSocket } from './activation.ts';

test('a socket with the LISTEN_PID of this process is used', () => {
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toEqual({ fd: 3 });
});

test.each([[undefined], ['41'], ['']])(
  'a socket for another process, with LISTEN_PID "%s", is ignored',
  (LISTEN_PID) => {
    expect(inheritedSocket({ LISTEN_PID, LISTEN_FDS: '1' }, 42)).toBeUndefined();
  },
);

test.each([[undefined], ['0'], ['2'], ['x']])('a LISTEN_FDS of %s is refused', (LISTEN_FDS) => {
  expect(() => inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS }, 42)).toThrow(
    `LISTEN_FDS: expected 1 socket; found "${LISTEN_FDS ?? ''}". Set one ListenStream in the socket unit.`,
  );
});
