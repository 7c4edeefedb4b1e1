import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBuild } from '../../packages/daymark/src/output/builds/builds.ts';

/* Makes builds in the folder that the first argument names, until the process is killed. */

/** The number of files of each build. All have the same text. */
const FILES = 50;

const [, , root = ''] = process.argv;
const onWait = () => {};
for (;;)
  await makeBuild({ root, out: 'dist', onWait }, async (folder) => {
    await mkdir(folder);
    const text = String(process.hrtime.bigint());
    for (let number = 0; number < FILES; number += 1)
      await writeFile(join(folder, `${number}.txt`), text);
  });
