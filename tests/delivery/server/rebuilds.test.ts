import { cp } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeBuild } from '../../../packages/daymark/src/output/builds.ts';
import { isExhaustive } from '../../exhaustive.ts';
import { makeFolder } from '../../small-site.ts';
import { startEmbedded } from '../deploy/servers.ts';
import { makeVersion, type Version } from '../deploy/version.ts';
import { visit } from '../deploy/visits.ts';
import { freePort } from '../hosts/free-port.ts';

/** The number of previous builds whose assets the server still has. */
const KEPT = 2;
/**
 * The number of builds that replace each other while the server runs. The last build removes the
 * assets of the first.
 */
const REBUILDS = isExhaustive ? 50 : KEPT + 1;

/** The symlink to the build that `startEmbedded` serves. */
const OUT = 'current';

const onWait = () => {
  throw new Error('expected no other build in this folder');
};

test('no visitor notices builds while `daymark start` serves the site, and open pages get their assets', async () => {
  const root = await makeFolder();
  const build = ({ out }: Version) =>
    makeBuild({ root, out: OUT, onWait }, (folder) =>
      cp(out, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true }),
    );
  const first = await makeVersion(0);
  await build(first);
  const port = await freePort();
  const { stop } = await startEmbedded(root, port);
  onTestFinished(stop);

  const url = `http://127.0.0.1:${port}`;
  const visits = visit(url, first, KEPT);
  for (let number = 1; number <= REBUILDS; number += 1)
    await visits.publish(number, async (version) => {
      await build(version);
      const versionOf = (html: string) => /version (\d+)/.exec(html)?.[1];
      const served = async () => Number(versionOf(await (await fetch(url)).text()));
      await expect.poll(served).toBe(number);
    });
  expect(await visits.end()).toMatchObject({ failures: 0, reasons: [] });
});
