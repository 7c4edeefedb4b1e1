/*
 * Serves a folder with sirv and nothing else, with the same ETags and encodings as the embedded
 * server. Arguments: the folder of sirv, the folder of the site, the port.
 */
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { argv } from 'node:process';

const [, , folder = '', root = '', port = ''] = argv;
const { default: sirv } = await import(join(folder, 'build.mjs'));
const listener: RequestListener = sirv(root, { brotli: true, gzip: true, etag: true });
createServer(listener).listen(Number(port), '127.0.0.1');
