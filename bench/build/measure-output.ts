import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../packages/daymark/src/http/files.ts';

/** What a build wrote. */
export interface Output {
  /** The number of HTML files. */
  readonly pages: number;
  readonly files: number;
  /** The size of all files, in MB. */
  readonly outputMegabytes: number;
}

/** Measures the files in the output of a build. */
export async function measureOutput(out: string): Promise<Output> {
  const files = listFiles(out);
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(out, file))).size;
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    outputMegabytes: Math.round(bytes / 1e6),
  };
}
