import { expect, test } from 'vitest';
import { inheritedSocket } from './activation.ts';

test('a socket for this process is taken', () => {
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toEqual({ fd: 3 });
});

test.each([[undefined], ['41'], ['']])('one for the process "%s" is not', (LISTEN_PID) => {
  expect(inheritedSocket({ LISTEN_PID, LISTEN_FDS: '1' }, 42)).toBeUndefined();
});

test.each([[undefined], ['0'], ['2'], ['x']])('%s sockets are refused', (LISTEN_FDS) => {
  expect(() => inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS }, 42)).toThrow(
    `LISTEN_FDS: expected 1 socket, found "${LISTEN_FDS ?? ''}". Give the socket unit one ListenStream.`,
  );
});
