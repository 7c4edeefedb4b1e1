import { afterAll, beforeAll, describe } from 'vitest';
import { ask, askRaw, type Reply } from '../../embedded-server.ts';
import { built } from '../build.ts';
import type { RunningHost } from '../hosts/host.ts';
import { hosts } from '../hosts/hosts.ts';

/** A running host with the built site, and functions to send requests to it. */
export interface HostUnderTest {
  readonly name: string;
  /** Sends a GET request. The path is sent unchanged. */
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  send(method: string, path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Sends bytes that ask the server to close the connection, and returns everything received. */
  raw(bytes: string | Buffer): Promise<string>;
}

/** Runs the same tests on every host. */
export function onEveryHost(tests: (host: HostUnderTest) => void): void {
  describe.each(hosts)('$name', (host) => {
    let running: RunningHost;
    beforeAll(async () => {
      running = await host.start(built);
    });
    afterAll(() => running.stop());
    tests({
      name: host.name,
      get: (path, headers = {}) => ask(running.port, path, { headers }),
      send: (method, path, headers = {}) => ask(running.port, path, { method, headers }),
      raw: (bytes) => askRaw(running.port, bytes),
    });
  });
}
