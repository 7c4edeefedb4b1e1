import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../repo/programs.ts';

const CONNECTIONS = 32;

/** What wrk reports. */
interface Load {
  readonly requests: number;
  readonly perSecond: number;
}

/**
 * Returns the Lua script for wrk: each request asks for a random URL, with the encodings that
 * browsers accept. The URLs are the same in every run.
 */
const script = (urls: readonly string[]) => `
local paths = { ${urls.map((path) => JSON.stringify(path)).join(', ')} }
math.randomseed(1)
request = function()
  return wrk.format("GET", paths[math.random(#paths)], { ["Accept-Encoding"] = "gzip, deflate, br" })
end
`;

/**
 * Requests random URLs of a server.
 * @throws if a response does not have the status 200
 */
export async function load(port: number, urls: readonly string[], seconds: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-serve-'));
  try {
    const file = join(folder, 'load.lua');
    await writeFile(file, script(urls));
    const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', file];
    const wrk = await findProgram('wrk');
    const { stdout } = await promisify(execFile)(wrk, [...args, `http://127.0.0.1:${port}/`]);
    if (/Non-2xx|Socket errors/.test(stdout))
      throw new Error(`wrk: expected a 2xx response to every request; found:\n${stdout}`);
    return {
      requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
