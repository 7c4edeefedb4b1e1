import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBuild } from '../../packages/daymark/src/output/builds.ts';

/*
 * Makes builds until the process is killed, with a wrong clock. The arguments are the site's
 * folder, the number of the first build, and the difference of the clock in milliseconds. The
 * process prints the number of each build once it has ended.
 */

/** The number of files of each build. All contain its number. */
const FILES = 20;

const [, , root = '', first, difference] = process.argv;
globalThis.Date = class extends Date {
  constructor(time: number | string = Date.now()) {
    super(time);
  }
  static override now = () => super.now() + Number(difference);
} as DateConstructor;
for (let number = Number(first); ; number += 1) {
  await makeBuild({ root, out: 'dist', onWait() {} }, async (folder) => {
    await mkdir(join(folder, 'site'), { recursive: true });
    await writeFile(join(folder, 'policy.json'), `${number}`);
    for (let file = 1; file < FILES; file += 1)
      await writeFile(join(folder, 'site', `${file}.txt`), `${number}`);
  });
  process.stdout.write(`${number}\n`);
}
