import { watchFile } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { setFlagsFromString } from 'node:v8';
import { readHome } from '../output/site-records.ts';
import { lineWriter, withAccessLog } from './access-log.ts';
import { withReadiness } from './app.ts';
import { inheritedSocket, readEnvironment, refuseOldNode, StartError } from './environment.ts';
import { hotReload } from './hot-reload.ts';
import { listen, urlOfServer } from './listen.ts';

/** Milliseconds between two checks whether there is a new build. */
const CHECK_INTERVAL = 1_000;

/**
 * Makes V8 collect garbage when the memory has grown by half. With 100,000 pages, the server then
 * needs 253 MB under load instead of 450 MB, and about 4 % more CPU time. If V8 does not know the
 * option, it prints a line, and the server works.
 */
setFlagsFromString('--heap-growing-percent=50');

/** Serves the build, follows later builds, and stops at a signal after the delay of the owner. */
async function start(): Promise<void> {
  refuseOldNode(process.versions.node);
  const { address, accessLog, stopDelay, connectionsPerAddress } = readEnvironment(process.env);
  const inherited = inheritedSocket(process.env);
  const write = lineWriter(process.stdout);
  const folder = process.env.DAYMARK_OUT || 'dist';
  const reload = () =>
    reading.then(
      async (read) => write(await read.reload()),
      () => {}, // Ignores the error, because the failed start reports it.
    );
  // Both listeners are registered before the first build is read, because a newer build may replace that
  // build while the server is starting. At a terminal, SIGHUP means that the terminal was closed, and
  // ends the server as usual.
  if (!isatty(0)) process.on('SIGHUP', reload);
  // A path that leads to another folder is a symlink that a build or a deploy has changed.
  watchFile(folder, { interval: CHECK_INTERVAL, persistent: false }, (now, before) => {
    if (now.ino !== 0 && now.ino !== before.ino) void reload();
  });
  const reading = hotReload(folder);
  const build = await reading;
  let stopping = false;
  const app = accessLog ? withAccessLog(build.listener, write) : build.listener;
  const { server, stop } = await listen(
    withReadiness(app, () => !stopping && build.isThere()),
    inherited ?? address,
    connectionsPerAddress,
  );

  const signals = ['SIGINT', 'SIGTERM'];
  async function stopSoon(): Promise<void> {
    // Without a listener, a second signal ends the process at once.
    for (const signal of signals) process.off(signal, stopSoon);
    stopping = true;
    await pause(stopDelay * 1_000);
    await stop();
  }
  for (const signal of signals) process.on(signal, stopSoon);
  const url = urlOfServer(server, inherited ? undefined : address.host);
  write(`Daymark is ready at ${new URL(readHome(folder), url)}`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
