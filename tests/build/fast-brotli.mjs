// Makes brotli compress faster and less well in a process that loads this file, as most builds of
// the tests do. At the best quality, brotli takes a third of a build's CPU time.
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

const { brotliCompress, constants } = zlib;
zlib.brotliCompress = (content, { params, ...options }, callback) =>
  brotliCompress(
    content,
    { ...options, params: { ...params, [constants.BROTLI_PARAM_QUALITY]: 5 } },
    callback,
  );
syncBuiltinESMExports();
