import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../small-site.ts';

/** The programs that a deploy starts at its target. */
const programs = ['cat', 'ln', 'mkdir', 'mv', 'readlink', 'rm', 'rsync', 'sync'];

/**
 * Returns a script that replaces a program. The script logs each start, and then runs the real
 * program. When the log has `KILLING_AT` starts, the script instead kills its process group, which
 * includes the deploy.
 */
const script = (name: string) => `#!/bin/sh
echo "${name} $*" >>"$KILLING_LOG"
if [ "$(wc -l <"$KILLING_LOG")" -eq "$KILLING_AT" ]; then kill -KILL 0; fi
PATH=$KILLING_PATH exec ${name} "$@"
`;

/** Replacements for the programs of a deploy, which can kill the deploy. */
export interface KillingTools {
  /**
   * Returns environment variables with which a deploy is killed before it starts its program number
   * `at`. The first number is 1; with 0, the deploy is not killed.
   */
  environment(at: number): NodeJS.ProcessEnv;
  /** Returns the commands started since the last call. */
  started(): Promise<string[]>;
}

export async function makeKillingTools(): Promise<KillingTools> {
  const folder = await makeFolder();
  const log = join(folder, 'log');
  for (const name of programs) {
    await writeFile(join(folder, name), script(name));
    await chmod(join(folder, name), 0o755);
  }
  await writeFile(log, '');
  return {
    environment: (at) => ({
      PATH: `${folder}:${process.env.PATH}`,
      KILLING_PATH: process.env.PATH,
      KILLING_LOG: log,
      KILLING_AT: String(at),
    }),
    async started() {
      const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
      await writeFile(log, '');
      return lines;
    },
  };
}
