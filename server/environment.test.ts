import { expect, test } from 'vitest';
import { readAddress } from './environment.ts';

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
])('%o is read', (environment, expected) => {
  expect(readAddress(environment)).toEqual(expected);
});

test.each(['65536', '-1', '80.5', '0x50', 'http', ' 80', '123456'])(
  'PORT "%s" is refused',
  (PORT) => {
    expect(() => readAddress({ PORT })).toThrow(
      `PORT: expected a whole number from 0 to 65535, found "${PORT}". Example: PORT=4322 npm start`,
    );
  },
);

test.each(['http://a.example', 'a b', '-a', '256.1.1.1', '1.2.3', '[::1]', 'a..b', 'a'.repeat(64)])(
  'HOST "%s" is refused',
  (HOST) => {
    expect(() => readAddress({ HOST })).toThrow(
      `HOST: expected a host name or an IP address, found "${HOST}". Example: HOST=0.0.0.0 npm start`,
    );
  },
);
