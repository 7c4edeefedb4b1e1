import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../packages/daymark/src/basics/files.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder from memory, compressed with brotli, at a free port. */
export async function serveFolder(folder: string) {
  const responses = new Map(
    listFiles(folder).map((file) => {
      const headers = {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
      };
      const body = brotliCompressSync(readFileSync(join(folder, file)));
      return [`/${file}`.replace(/\/index\.html$/, '/'), { headers, body }];
    }),
  );
  const server = createServer(({ url = '' }, response) => {
    const found = responses.get(url);
    if (found) response.writeHead(200, found.headers).end(found.body);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  function close() {
    server.close();
    server.closeAllConnections();
  }
  return { origin: `http://127.0.0.1:${port}`, close };
}
