/*
 * `npm run pack`: writes the tarballs of all packages and their checksums into the folder `dist`,
 * in place of earlier tarballs, and checks that the packages can be published. With `--release`,
 * fails unless the working directory is the tagged commit. With `--repository <address>`, the
 * manifests of the packages name this repository.
 */
import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import engineManifest from '../packages/daymark/package.json' with { type: 'json' };
import { packageProblems } from './pack/check.ts';
import { packEngine, packExtra } from './pack/pack.ts';
import { packStarter } from './pack/starter.ts';
import { differenceFromTag } from './pack/tag.ts';

/** The file of checksums, in the format that `sha256sum --check` reads. */
const CHECKSUMS = 'SHA256SUMS';

const { values } = parseArgs({
  options: { repository: { type: 'string' }, release: { type: 'boolean' } },
});
const difference = differenceFromTag(resolve('.'), engineManifest.version);

async function pack(temporary: string): Promise<void> {
  const release = { isTagged: difference === undefined, repository: values.repository };
  const engine = await packEngine(temporary, release);
  const packages = [
    engine,
    await packExtra(temporary, 'importer', engine, release),
    await packExtra(temporary, 'desk', engine, release),
    await packStarter(temporary, engine, release),
  ];
  await mkdir('dist', { recursive: true });
  for await (const former of glob(['dist/*.tgz', `dist/${CHECKSUMS}`])) await rm(former);
  const sums: string[] = [];
  for (const { file } of packages) {
    const name = basename(file);
    const problems = await packageProblems(file);
    for (const problem of problems) console.error(`${name}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    await copyFile(file, join('dist', name));
    sums.push(
      `${createHash('sha256')
        .update(await readFile(file))
        .digest('hex')}  ${name}\n`,
    );
    console.log(`dist/${name}`);
  }
  await writeFile(join('dist', CHECKSUMS), sums.join(''));
  console.log(`dist/${CHECKSUMS}`);
}

if (values.release && difference) {
  console.error(`npm run pack -- --release: ${difference}`);
  process.exitCode = 1;
} else {
  const temporary = await mkdtemp(join(tmpdir(), 'daymark-pack-'));
  await pack(temporary).finally(() => rm(temporary, { recursive: true }));
}
