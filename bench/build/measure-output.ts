import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../packages/daymark/src/basics/files.ts';

/** What a build wrote. */
export interface Output {
  /** The number of HTML files. */
  readonly pages: number;
  readonly files: number;
  /** The size of all files, in MB. */
  readonly outputMegabytes: number;
  /**
   * The size of the largest configuration file of a host (the packed server does not count), in KB.
   */
  readonly hostFileKilobytes: number;
  /** The size of `policy.json`, in KB. */
  readonly policyKilobytes: number;
}

/** Measures the files in the output of a build. */
export async function measureOutput(out: string): Promise<Output> {
  const files = listFiles(out);
  let bytes = 0;
  let hostFile = 0;
  let policy = 0;
  for (const file of files) {
    const { size } = await stat(join(out, file));
    bytes += size;
    if (file === 'policy.json') policy = size;
    if (/^deploy\/(?!server\.mjs$)/.test(file)) hostFile = Math.max(hostFile, size);
  }
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    outputMegabytes: Math.round(bytes / 1e6),
    hostFileKilobytes: Math.round(hostFile / 1e3),
    policyKilobytes: Math.round(policy / 1e3),
  };
}
