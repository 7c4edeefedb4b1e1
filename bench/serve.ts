/*
 * Measures the requests per second of the embedded server (the engine's own Node server) relative
 * to nginx, with the same files, the same load and the same machine. Run a build first, then: npm
 * run bench:serve. It takes about a minute.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../repo/programs.ts';
import { readExpectedSite } from '../tests/delivery/expected-site.ts';
import { embedded } from '../tests/delivery/hosts/embedded.ts';
import { nginx } from '../tests/delivery/hosts/nginx.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 32;

const run = promisify(execFile);
const out = resolve('site', process.env.DAYMARK_OUT ?? 'dist');
const { paths } = readExpectedSite(out);
const loads = {
  'the home page': ['/'],
  'every file in turn': paths,
};

/**
 * Returns the Lua script for wrk: each request asks for the next URL, with the encodings that
 * browsers accept.
 */
const script = (urls: readonly string[]) => `
local paths = { ${urls.map((path) => JSON.stringify(path)).join(', ')} }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], { ["Accept-Encoding"] = "gzip, deflate, br" })
end
`;

const folder = await mkdtemp(join(tmpdir(), 'bench-serve-'));
const wrk = await findProgram('wrk');

async function requestsPerSecond(port: number, urls: readonly string[]): Promise<number> {
  const file = join(folder, 'load.lua');
  await writeFile(file, script(urls));
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', file];
  const { stdout } = await run(wrk, [...load, `http://127.0.0.1:${port}/`]);
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk: expected a 2xx response to every request; found:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const servers = { embedded: await embedded.start(out), nginx: await nginx.start(out) };
try {
  for (const [name, urls] of Object.entries(loads)) {
    const rates: Record<keyof typeof servers, number[]> = { embedded: [], nginx: [] };
    for (let round = 0; round < ROUNDS; round++)
      for (const host of ['embedded', 'nginx'] as const)
        rates[host].push(await requestsPerSecond(servers[host].port, urls));
    const [ours, theirs] = [median(rates.embedded), median(rates.nginx)];
    console.log(
      `${name}: ${ours.toFixed(0)} requests per second, ` +
        `×${(ours / theirs).toFixed(2)} of nginx (${theirs.toFixed(0)})`,
    );
  }
} finally {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await rm(folder, { recursive: true });
}
