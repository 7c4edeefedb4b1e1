import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readBuild } from '../../packages/daymark/src/deploy/local-build.ts';
import { listFiles } from '../../packages/daymark/src/http/files.ts';
import { isExhaustive } from '../exhaustive.ts';
import { copySite, daymark } from './copy.ts';

const MINUTE = 60_000;
const KILLS = isExhaustive ? 100 : 10;
/** Milliseconds in which several builds of endless-builds.ts end. */
const SOON = 300;

async function killAfter(child: ChildProcess, delay: number): Promise<void> {
  const ended = once(child, 'exit');
  await pause(delay);
  // Kills the whole process group, with the processes that the build has started.
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
}

it('`dist` leads to a whole build, whenever builds are killed', {
  timeout: 5 * MINUTE,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'killed-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const dist = join(root, 'dist');
  const textsOf = () => listFiles(dist).map((file) => readFileSync(join(dist, file), 'utf8'));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = existsSync(dist) ? textsOf()[0] : undefined;
    const args = [join(import.meta.dirname, 'endless-builds.ts'), root];
    const child = spawn(process.execPath, args, { stdio: 'inherit', detached: true });
    // A build can end only if the lock of the killed process holds nobody up.
    await vi.waitFor(() => expect(textsOf()[0]).not.toBe(before), 20_000);
    await killAfter(child, Math.random() * SOON);
    const texts = textsOf();
    expect(texts).toHaveLength(50);
    expect(new Set(texts).size).toBe(1);
  }
});

if (isExhaustive)
  it('a site’s build is whole and of one version, whenever builds are killed', {
    timeout: 60 * MINUTE,
  }, async () => {
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
