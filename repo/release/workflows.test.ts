import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { freePort } from '../../tests/delivery/hosts/free-port.ts';
import { isExhaustive } from '../../tests/exhaustive.ts';
import { makeFolder } from '../../tests/small-site.ts';
import { errorsOf } from '../../tests/workflow-errors.ts';
import { STAGES } from '../test/stages.ts';

const files = globSync('.github/workflows/*.yml');
const release = readFileSync('.github/workflows/release.yml', 'utf8');

/** Returns the shell commands of a job's steps. */
function commandsOf(workflow: string, job: string): string[] {
  const { jobs } = parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'));
  return jobs[job].steps.flatMap(({ run }: { run?: string }) => run ?? []);
}

describe('the workflows', () => {
  it.each(files)('%s has no error', async (file) => {
    expect(await errorsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('would be refused with a wrong key or a wrong expression', async () => {
    const wrongKey = await errorsOf('x.yml', release.replace('runs-on:', 'run-on:'));
    expect(wrongKey.join()).toContain("Unexpected value 'run-on'");
    const wrongExpression = await errorsOf('x.yml', release.replace('vars.NPM', 'variables.NPM'));
    expect(wrongExpression.join()).toContain('variables');
  });

  it('run only scripts that package.json has', () => {
    const commands = files.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\bnpm (?:run )?(test\S*|(?<=run )[\w:-]+)/g),
    ]);
    const names = commands.map(([, name]) => name);
    expect(names).toContain('pack');
    expect(names.filter((name) => !name || !(name in manifest.scripts))).toEqual([]);
  });
});

it('the jobs of a pull request run each stage of npm test once', () => {
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
  const matrix: { stages: string }[] = jobs.test.strategy.matrix.include;
  // Each job installs the programs that it needs.
  const stages = matrix.flatMap(({ stages }) => stages.split(','));
  const tested = stages.filter((name) => name !== 'programs');
  const expected = STAGES.flat()
    .map(({ name }) => name)
    .filter((name) => name !== 'programs');
  expect(tested.toSorted()).toEqual(expected.toSorted());
});

describe('the release workflow', () => {
  it('tests, audits and packs at the tag before it publishes what it has packed', () => {
    expect(commandsOf('release', 'pack')).toEqual([
      expect.stringMatching(/^test "\$GITHUB_REF_NAME" = "v/),
      'npm test',
      'npm run weight -- --release',
      'npm run audit -- --release',
      'npm run pack -- --release --repository "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"',
    ]);
    expect(parse(release).jobs.publish.needs).toBe('pack');
  });

  it('compares the tag with the version', () => {
    const [compare] = commandsOf('release', 'pack');
    const run = (tag: string) => () =>
      execFileSync('bash', ['-e', '-c', String(compare)], {
        env: { ...process.env, GITHUB_REF_NAME: tag },
      });
    expect(run(`v${manifest.version}`)).not.toThrow();
    expect(run('v99.0.0')).toThrow();
  });

  it('verifies the checksums, then publishes each package by the whole name of its file', () => {
    const [verify, ...publish] = commandsOf('release', 'publish');
    expect(verify).toBe('sha256sum --check --strict SHA256SUMS');
    // In place of npm, a function that prints the file.
    const script = ['npm() { [ "$1" = publish ] && echo "$2"; }', ...publish].join('\n');
    const env = { ...process.env, GITHUB_REF_NAME: `v${manifest.version}` };
    const published = execFileSync('bash', ['-e', '-c', script], { env, encoding: 'utf8' });
    const names = globSync('packages/*/package.json').map(
      (file) => JSON.parse(readFileSync(file, 'utf8')).name,
    );
    const tarballs = names.map((name) => `./${name}-${manifest.version}.tgz`);
    expect(published.trim().split('\n').toSorted()).toEqual(tarballs.toSorted());
    // The engine is published first, because the other packages extend or contain it.
    expect(published).toMatch(/^\.\/daymark-\d/);
    expect(publish.join()).not.toContain('*');
  });
});

it.each(isExhaustive ? ['owners'] : [])(
  'the workflow %s succeeds on this machine',
  async (name) => {
    const env = {
      ...process.env,
      RUNNER_TEMP: await makeFolder(),
      PORT: String(await freePort()),
      SFTP_SERVER: '/usr/lib/openssh/sftp-server',
    };
    for (const run of commandsOf(name, 'commands')) {
      // The step gets a process group of its own, because its preview keeps running after the step.
      const shell = spawn('bash', ['-e', '-o', 'pipefail', '-c', run], {
        env,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const errors: Buffer[] = [];
      shell.stderr.on('data', (data: Buffer) => errors.push(data));
      const [code] = await once(shell, 'exit');
      try {
        process.kill(-(shell.pid ?? 0));
      } catch {
        // All processes of the step have ended.
      }
      if (code !== 0) throw new Error(`${run}\nfailed:\n${Buffer.concat(errors)}`);
    }
  },
);

describe('the updates', () => {
  it('are proposed in groups, for each folder with a lockfile and for the workflows', () => {
    const { version, updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
    expect(version).toBe(2);
    const found = updates.map((update: Record<string, unknown>) => [
      update['package-ecosystem'],
      update.directory,
    ]);
    const lockfiles = globSync('**/package-lock.json', {
      exclude: ['**/{node_modules,.cache,dist,fixtures}/**'],
    });
    const folders = lockfiles.map((file) => join('/', dirname(file)));
    expect(found.toSorted()).toEqual(
      [...folders.map((folder) => ['npm', folder]), ['github-actions', '/']].toSorted(),
    );
    for (const { groups } of updates) expect(Object.keys(groups).length).toBeGreaterThan(0);
  });

  it('leave out the binaries of Node, which change together', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
    const [{ 'dependency-name': pattern }] = updates[0].ignore;
    const ignored = new RegExp(`^${pattern.replace('*', '.*')}$`);
    const binaries = Object.keys(lock.packages['packages/daymark'].optionalDependencies);
    expect(binaries.filter((name) => !ignored.test(name))).toEqual([]);
  });
});

it('the templates of GitHub name files that exist', () => {
  const templates = globSync('.github/{PULL_REQUEST_TEMPLATE.md,ISSUE_TEMPLATE/*.yml}');
  expect(templates).toHaveLength(2);
  const named = templates.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\b[A-Z]+\.md\b/g) ?? [],
  );
  expect(named).toContain('CONTRIBUTING.md');
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
