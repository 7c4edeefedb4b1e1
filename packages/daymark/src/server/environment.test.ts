import { expect, test } from 'vitest';
import { inheritedSocket, readDeskPort, readEnvironment, refuseOldNode } from './environment.ts';

test.each([
  [{}, { port: 4321, host: '127.0.0.1' }],
  [
    { PORT: '', HOST: '' },
    { port: 4321, host: '127.0.0.1' },
  ],
  [
    { PORT: '0', HOST: '0.0.0.0' },
    { port: 0, host: '0.0.0.0' },
  ],
  [
    { PORT: '65535', HOST: '::1' },
    { port: 65535, host: '::1' },
  ],
  [{ HOST: 'my-host.example' }, { port: 4321, host: 'my-host.example' }],
])('the address to listen on is read from the environment %o', (environment, expected) => {
  expect(readEnvironment(environment).address).toEqual(expected);
});

test.each(['65536', '-1', '80.5', '0x50', 'http', ' 80', '123456'])(
  'PORT "%s" is refused',
  (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(
      `PORT: expected a whole number from 0 to 65535; found "${PORT}". Example: PORT=4322 npm start`,
    );
  },
);

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['5000', 5000],
])('DESK_PORT %j is read as %j', (DESK_PORT, expected) => {
  expect(readDeskPort({ DESK_PORT }, 4321, 'npm run dev')).toBe(expected);
});

test.each(['4321', '65536', 'desk'])('DESK_PORT "%s" is refused', (DESK_PORT) => {
  expect(() => readDeskPort({ DESK_PORT }, 4321, 'npm run dev')).toThrow(
    `DESK_PORT: expected a whole number from 0 to 65535, other than PORT; found "${DESK_PORT}". Example: DESK_PORT=5321 npm run dev`,
  );
});

test.each(['http://a.example', 'a b', '-a', '256.1.1.1', '1.2.3', '[::1]', 'a..b', 'a'.repeat(64)])(
  'HOST "%s" is refused',
  (HOST) => {
    expect(() => readEnvironment({ HOST })).toThrow(
      `HOST: expected a host name or an IP address; found "${HOST}". Example: HOST=0.0.0.0 npm start`,
    );
  },
);

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['on', true],
])('ACCESS_LOG "%s" is read as %s', (ACCESS_LOG, expected) => {
  expect(readEnvironment({ ACCESS_LOG }).accessLog).toBe(expected);
});

test.each(['1', 'true', 'ON', 'on '])('ACCESS_LOG "%s" is refused', (ACCESS_LOG) => {
  expect(() => readEnvironment({ ACCESS_LOG })).toThrow(
    `ACCESS_LOG: expected on or off; found "${ACCESS_LOG}". Example: ACCESS_LOG=on npm start`,
  );
});

test.each([
  [undefined, 0],
  ['', 0],
  ['10', 10],
  ['300', 300],
])('STOP_DELAY "%s" is read as %i', (STOP_DELAY, expected) => {
  expect(readEnvironment({ STOP_DELAY }).stopDelay).toBe(expected);
});

test.each(['301', '-1', '1.5', '5s', '1000'])('STOP_DELAY "%s" is refused', (STOP_DELAY) => {
  expect(() => readEnvironment({ STOP_DELAY })).toThrow(
    `STOP_DELAY: expected a whole number of seconds from 0 to 300; found "${STOP_DELAY}". Example: STOP_DELAY=10 npm start`,
  );
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['1', 1],
  ['1000', 1_000],
])('CONNECTIONS_PER_ADDRESS "%s" is read as %s', (CONNECTIONS_PER_ADDRESS, expected) => {
  const { connectionsPerAddress } = readEnvironment({ CONNECTIONS_PER_ADDRESS });
  expect(connectionsPerAddress).toBe(expected);
});

test.each(['0', '1001', '-1', '1.5', 'off'])(
  'CONNECTIONS_PER_ADDRESS "%s" is refused',
  (CONNECTIONS_PER_ADDRESS) => {
    expect(() => readEnvironment({ CONNECTIONS_PER_ADDRESS })).toThrow(
      `CONNECTIONS_PER_ADDRESS: expected a whole number from 1 to 1000; found "${CONNECTIONS_PER_ADDRESS}". Example: CONNECTIONS_PER_ADDRESS=1000 npm start`,
    );
  },
);

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

test('a version of Node that is too old is refused', () => {
  expect(() => refuseOldNode('20.19.4')).toThrow(
    'Node: expected version 24 or later; found 20.19.4. Download Node from https://nodejs.org/.',
  );
});

test.each(['24.0.0', '100.1.0'])('Node %s is accepted', (found) => {
  expect(() => refuseOldNode(found)).not.toThrow();
});
