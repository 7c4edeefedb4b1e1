import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listFiles } from '../../packages/daymark/src/basics/files.ts';
import { randomFrom } from '../../packages/daymark/src/basics/random.ts';
import { readBuild } from '../../packages/daymark/src/deploy/local-build.ts';
import { isExhaustive } from '../exhaustive.ts';
import { copySite, daymark } from './copy.ts';

const YEAR = 365 * 24 * 60 * 60_000;
/** How often builds are killed: in the test with fake builds, and in the test with a real site. */
const [ROUNDS, KILLS] = isExhaustive ? [500, 100] : [10, 0];
/** Milliseconds in which endless-builds.ts makes several builds. */
const SOON = 60;

async function killAfter(child: ChildProcess, delay: number): Promise<void> {
  const ended = once(child, 'exit');
  await pause(delay);
  // Kills the whole process group, with the processes that the build has started.
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
}

/** Starts endless-builds.ts. Returns the process, and the number of its last build that has ended. */
function startBuilds(root: string, first: number, clock: number) {
  const args = [join(import.meta.dirname, 'endless-builds.ts'), root, `${first}`, `${clock}`];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, args, { stdio: [...stdio], detached: true });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return { child, last: () => Number(printed.trim().split('\n').at(-1)) };
}

it('`dist` is the newest complete build, although builds are killed, folders copied and clocks wrong', async () => {
  const root = await mkdtemp(join(tmpdir(), 'killed-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const { chance, int } = randomFrom('killed builds');
  let site = join(root, '0');
  await mkdir(site);
  let newest = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { child, last } = startBuilds(site, newest + 1, int(-56, 400) * YEAR);
    // A new build can end only if it does not wait for the lock of the killed process.
    await expect.poll(last, { interval: 5 }).toBeGreaterThan(newest);
    await killAfter(child, int(0, SOON));
    const dist = join(site, 'dist');
    const numbers = listFiles(dist).map((file) => readFileSync(join(dist, file), 'utf8'));
    expect(numbers).toHaveLength(20);
    expect(new Set(numbers).size, `round ${round}: ${numbers}`).toBe(1);
    newest = Number(numbers[0]);
    expect(newest).toBeGreaterThanOrEqual(last());
    if (!chance(30)) continue;
    const copy = join(root, `${round}`);
    // Some tools copy the target of a link instead of the link, so half of the copies are made in
    // this way.
    cpSync(site, copy, { recursive: true, verbatimSymlinks: true, dereference: false });
    if (chance(50)) {
      rmSync(join(copy, 'dist'));
      cpSync(realpathSync(dist), join(copy, 'dist'), { recursive: true });
    }
    if (chance(50)) rmSync(site, { recursive: true });
    site = copy;
  }
});

if (isExhaustive)
  it('a site’s build is complete and of one version, whenever builds are killed', async () => {
    const copy = await copySite('tests/fixtures/starter-0.1.0');
    onTestFinished(() => copy.remove());
    const settings = await copy.read('site.config.ts');
    const name = (version: number) =>
      copy.write('site.config.ts', settings.replace(/name: '[^']*'/, `name: 'Version ${version}'`));
    await name(0);
    const start = performance.now();
    expect(await copy.build()).toMatchObject({ succeeded: true });
    const duration = performance.now() - start;
    const pages = () =>
      readBuild(join(copy.root, 'dist')).files.filter((file) => /^site\/.*\.html$/.test(file));
    const count = pages().length;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await name(kill);
      const options = { cwd: copy.root, stdio: 'ignore', detached: true } as const;
      const child = spawn(process.execPath, [daymark, 'build'], options);
      await killAfter(child, Math.random() * duration * 1.1).catch((error) => {
        // The build has already ended.
        expect(error).toMatchObject({ code: 'ESRCH' });
      });
      const versions = pages().map(
        (file) => /Version \d+/.exec(readFileSync(join(copy.root, 'dist', file), 'utf8'))?.[0],
      );
      expect(versions).toHaveLength(count);
      expect(new Set(versions).size).toBe(1);
    }
  });
