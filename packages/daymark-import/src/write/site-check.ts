import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/* Runs all checks of a build, with the engine of the site. */

const output = z.object({
  problems: z.array(
    z.object({
      id: z.string(),
      file: z.string().optional(),
      line: z.number().optional(),
      field: z.string().optional(),
      expected: z.string().optional(),
      found: z.string().optional(),
      message: z.string().optional(),
    }),
  ),
});

/** What a build refuses in a file, as `daymark check --json` says it. */
export interface Refusal {
  /** The path of the file, relative to the site's folder. */
  file: string;
  /** The line in the file, from 1. */
  line: number | undefined;
  /** The field of the front matter, such as "aliases.0". */
  field: string | undefined;
  expected: string;
  found: string;
}

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
  const { problems } = parsed(stdout) ?? {
    problems: [{ id: 'error', message: stderr.trim().split('\n').at(-1) || 'no answer' }],
  };
  const failure = problems.find(({ id }) => id === 'error');
  if (failure) throw new Error(`${failure.message}`);
  return problems.flatMap(({ file, line, field, expected = '', found = '' }) =>
    file === undefined ? [] : [{ file, line, field, expected, found }],
  );
}

function parsed(text: string): z.infer<typeof output> | undefined {
  try {
    return output.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
