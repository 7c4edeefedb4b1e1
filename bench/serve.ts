/*
 * Measures the embedded server (the engine's own Node server) with a site of 100,000 articles and
 * compares it with sirv, the file server of many Node tools: the time from the start to the first
 * response, the memory, and the CPU time of a request under the same load. Run with: npm run
 * bench:serve, or with another number of articles: npm run bench:serve -- 1000. With 100,000
 * articles, the first run writes 8 GB of files to .cache/bench.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../tests/delivery/hosts/free-port.ts';
import { median } from './median.ts';
import { installedPackage } from './npm.ts';
import { keepOption, keepResult, type Row } from './results.ts';
import { writeLargeSite } from './serve/large-site.ts';
import { load } from './serve/load.ts';
import { type MeasuredServer, startServer } from './serve/process.ts';

const SECONDS = 8;
const ROUNDS = 3;

const { values, positionals } = parseArgs({ allowPositionals: true, options: keepOption });
const articles = Number(positionals[0] ?? 100_000);
const { out, urls } = await writeLargeSite(articles);
const loads = { 'the home page': ['/'], 'random articles': urls };

/** Starts the embedded server as `npm start` does. */
async function startEmbedded(): Promise<MeasuredServer> {
  const port = await freePort();
  const program = resolve('packages/daymark/src/server/main.ts');
  const env = { DAYMARK_OUT: out, HOST: '127.0.0.1', PORT: String(port) };
  return startServer(['--max-semi-space-size=4', program], port, env);
}

/** Starts sirv, with which the embedded server is compared. */
async function startSirv(): Promise<MeasuredServer> {
  const port = await freePort();
  const program = resolve('bench/serve/sirv.ts');
  const folder = await installedPackage('sirv');
  return startServer([program, folder, join(out, 'site'), String(port)], port, {});
}

const servers = { embedded: await startEmbedded(), sirv: await startSirv() };
const names = ['embedded', 'sirv'] as const;
const rows: Row[] = [];
try {
  for (const [name, requested] of Object.entries(loads)) {
    const microseconds: Record<keyof typeof servers, number[]> = { embedded: [], sirv: [] };
    const rates: Record<keyof typeof servers, number[]> = { embedded: [], sirv: [] };
    for (let round = 0; round < ROUNDS; round++)
      for (const server of names) {
        const before = servers[server].cpuSeconds();
        const { requests, perSecond } = await load(servers[server].port, requested, SECONDS);
        microseconds[server].push(((servers[server].cpuSeconds() - before) / requests) * 1e6);
        rates[server].push(perSecond);
      }
    for (const server of names)
      rows.push({
        articles,
        server,
        load: name,
        cpuMicroseconds: Math.round(median(microseconds[server])),
        requestsPerSecond: Math.round(median(rates[server])),
      });
    const ratio = median(microseconds.embedded) / median(microseconds.sirv);
    console.log(
      `${name}: ${median(microseconds.embedded).toFixed(0)} µs of CPU time for a request, ` +
        `×${ratio.toFixed(2)} of sirv (${median(microseconds.sirv).toFixed(0)} µs)`,
    );
  }
  for (const server of names) {
    const { startSeconds, startCpuSeconds, peakMegabytes } = servers[server];
    const megabytes = Math.round(peakMegabytes());
    rows.push({
      articles,
      server,
      load: 'start',
      startSeconds: Number(startSeconds.toFixed(2)),
      startCpuSeconds: Number(startCpuSeconds.toFixed(2)),
      megabytes,
    });
    console.log(
      `${server}: first response after ${startSeconds.toFixed(1)} s ` +
        `(${startCpuSeconds.toFixed(1)} s of CPU time), at most ${megabytes} MB`,
    );
  }
  if (values.keep) await keepResult('serve', rows, ['articles', 'server', 'load']);
} finally {
  await Promise.all(names.map((name) => servers[name].stop()));
}
