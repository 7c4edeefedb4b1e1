/*
 * `npm run pack`: writes the tarballs of both packages into the folder `dist`, and checks that they
 * can be published. With `--repository <address>` the packages name the repository.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packageProblems } from './pack/check.ts';
import { packStarter, writeEngine } from './pack/pack.ts';

const { values } = parseArgs({ options: { repository: { type: 'string' } } });
const folder = resolve('dist');
const temporary = await mkdtemp(join(tmpdir(), 'daymark-pack-'));
try {
  const engine = join(temporary, 'engine');
  await mkdir(engine);
  const tarballs = [
    await writeEngine(engine, values),
    await packStarter(temporary, engine, values.repository),
  ];
  await mkdir(folder, { recursive: true });
  for (const tarball of tarballs) {
    const problems = await packageProblems(tarball);
    for (const problem of problems) console.error(`${basename(tarball)}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    await copyFile(tarball, join(folder, basename(tarball)));
    console.log(`dist/${basename(tarball)}`);
  }
} finally {
  await rm(temporary, { recursive: true });
}
