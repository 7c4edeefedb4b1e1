import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createListener } from './app.ts';
import { readAddress } from './environment.ts';
import { listen, urlOfServer } from './listen.ts';
import { manifestOf, readManifest } from './manifest.ts';
import { readRoutesSync } from './read-routes.ts';
import { readRedirects } from './redirects.ts';
import { StartError } from './start-error.ts';
import { gracefulStop } from './stop.ts';

async function start(): Promise<void> {
  const address = readAddress(process.env);
  const root = resolve(process.env.DAYMARK_OUT ?? 'dist', 'site');
  for (const part of [root, manifestOf(root)])
    if (!existsSync(part))
      throw new StartError(`No build found: ${part} is missing. Make it with: npm run build`);

  const app = createListener(
    root,
    readRoutesSync(root, readManifest(root), readRedirects(root)),
  );
  const server = await listen(app, address);
  const stop = gracefulStop(server);
  // Once each: a second signal ends the process as it would any other.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Daymark is ready at ${urlOfServer(server, address.host)}`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
