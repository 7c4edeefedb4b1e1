import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { parsedJson } from '../export/export.ts';

/* Runs all checks of a build, with the engine of the site. */

const problem = z.object({
  id: z.string(),
  /** The path of the file, relative to the site's folder. */
  file: z.string().optional(),
  /** The line in the file, from 1. */
  line: z.number().optional(),
  /** The field of the front matter, such as "aliases.0". */
  field: z.string().optional(),
  expected: z.string().default(''),
  found: z.string().default(''),
  message: z.string().optional(),
});
const output = z.object({ problems: z.array(problem) });

/** What a build refuses in a file, as `daymark check --json` says it. */
export type Refusal = Omit<z.infer<typeof problem>, 'id' | 'file' | 'message'> & { file: string };

/**
 * Returns what a build of a site would refuse.
 * @throws Error if the checks cannot run
 */
export async function checkSite(root: string, signal?: AbortSignal): Promise<Refusal[]> {
  const own = join(root, 'node_modules/daymark/bin/daymark.mjs');
  const shared = new URL('bin/daymark.mjs', import.meta.resolve('daymark/package.json'));
  const command = existsSync(own) ? own : fileURLToPath(shared);
  const { stdout, stderr } = await new Promise<Record<'stdout' | 'stderr', string>>(
    (done, fail) => {
      // The exit code is 1 if there are problems.
      const options = { cwd: root, maxBuffer: 1e9, ...(signal && { signal }) };
      execFile(process.execPath, [command, 'check', '--json'], options, (error, stdout, stderr) => {
        if (error?.name === 'AbortError') fail(error);
        else done({ stdout, stderr });
      });
    },
  );
  const { data } = output.safeParse(parsedJson(stdout));
  if (!data) throw new Error(stderr.trim().split('\n').at(-1) || 'no answer');
  const failure = data.problems.find(({ id }) => id === 'error');
  if (failure) throw new Error(`${failure.message}`);
  return data.problems.flatMap(({ file, line, field, expected, found }) =>
    file === undefined ? [] : [{ file, line, field, expected, found }],
  );
}
