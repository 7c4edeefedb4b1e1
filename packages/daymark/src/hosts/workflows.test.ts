import { execFileSync } from 'node:child_process';
import { chmod, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { errorsOf } from '../../../../tests/workflow-errors.ts';
import { workflowTimers } from '../content/timers.ts';
import { cronLine, timerUnits } from './timer.ts';
import { WORKFLOW_HOSTS, workflowFor, workflows } from './workflows.ts';

const onGitHub = WORKFLOW_HOSTS.filter((host) => host !== 'gitlab-pages');
const repository = { branches: ['master'], minute: 23 };

/** Makes commands that write down how they were called. Returns a function that runs a script with them. */
async function recorder() {
  const folder = await makeFolder();
  for (const name of ['npm', 'npx', 'rsync', 'aws', 'git']) {
    await writeFile(join(folder, name), `#!/bin/sh\necho "${name} $*" >>"$LOG"\n`);
    await chmod(join(folder, name), 0o755);
  }
  await writeFiles(folder, {
    '.daymark/s3/upload.sh': '#!/bin/sh\necho "upload.sh $*" >>"$LOG"\n',
    'dist/upload/a': '',
    'dist/deploy/vercel.json': '{}',
    ...{ 'dist/deploy/_headers': '', 'dist/deploy/_redirects': '', 'dist/deploy/netlify.toml': '' },
  });
  await chmod(join(folder, '.daymark/s3/upload.sh'), 0o755);
  const log = join(folder, 'log');
  return async (script: string, more: Readonly<Record<string, string>> = {}) => {
    await writeFile(log, '');
    // Runs the script as GitHub runs a step.
    execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder, LOG: log, ...more },
    });
    return (await readFile(log, 'utf8')).trimEnd().split('\n');
  };
}

/** Returns the scripts of all steps of a workflow, as GitHub runs them after an event. */
function scriptsOf(text: string, event: string): string {
  const { jobs } = parse(text);
  const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) => steps);
  const scripts = steps.flatMap(({ run }) => run ?? []).join('\n');
  return scripts.replaceAll(/\$\{\{.*?\}\}/g, event === 'schedule' ? '--if-changed' : '');
}

describe.each(onGitHub)('the workflow for %s', (host) => {
  const { text, file } = workflowFor(host, repository);

  it('has no error, and names each action by the commit of a release', async () => {
    expect(await errorsOf(file, text)).toEqual([]);
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(2);
    for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('runs after a push to the branch of the folder, and by a schedule off the full hour', async () => {
    expect(parse(text).on).toMatchObject({
      push: { branches: ['master'] },
      schedule: [{ cron: '23 * * * *' }],
    });
    const folder = await makeFolder();
    await writeFiles(folder, { [file]: text });
    expect(workflowTimers(folder)).toEqual([`the schedule "23 * * * *" of ${file}`]);
  });

  it('checks for remarks before launch before it builds and publishes', async () => {
    const run = await recorder();
    const calls = await run(scriptsOf(text, 'push'), {
      DEPLOY_TARGET: 'u@h:/srv',
      S3_BUCKET: 's3://b',
    });
    expect(calls.slice(0, 3)).toEqual(['npm ci', 'npm run check -- --launch', 'npm run build']);
    expect(calls.slice(3).join('\n')).not.toContain('--if-changed');
    const scheduled = await run(scriptsOf(text, 'schedule'), {
      DEPLOY_TARGET: 'u@h:/srv',
      S3_BUCKET: 's3://b',
    });
    expect(scheduled[3]).toMatch(/^npm run host -- (?:digest|github-pages --files) --if-changed$/);
  });
});

it.each([
  ['github-pages', ['npm run host -- github-pages --files']],
  [
    'cloudflare',
    [
      'npm run host -- digest',
      'npx --yes wrangler@4 deploy --config dist/deploy/cloudflare/wrangler.jsonc',
    ],
  ],
  [
    'netlify',
    [
      'npm run host -- digest',
      'rsync --archive --delete --exclude=*.br --exclude=*.gz dist/site/ dist/upload/',
      'npx --yes netlify-cli@27 deploy --prod --no-build --dir dist/upload',
    ],
  ],
  [
    'vercel',
    [
      'npm run host -- digest',
      'rsync --archive --delete --exclude=*.br --exclude=*.gz dist/site/ dist/upload/',
      'npx --yes vercel@64 deploy --prod --yes --token t dist/upload',
    ],
  ],
  ['s3', ['npm run host -- digest', 'npm run host -- s3', 'upload.sh s3://b D1 F1']],
  ['webspace', ['npm run host -- digest', 'npm run deploy -- sftp://u@h/a b']],
] as const)('the workflow for %s runs the commands of the host', async (host, expected) => {
  const run = await recorder();
  const calls = await run(scriptsOf(workflowFor(host, repository).text, 'push'), {
    ...{ S3_BUCKET: 's3://b', CLOUDFRONT_DISTRIBUTION: 'D1', CLOUDFRONT_FUNCTION: 'F1' },
    ...{ VERCEL_TOKEN: 't', DEPLOY_TARGET: 'sftp://u@h/a b', SSH_KEY: 'k', SSH_KNOWN_HOSTS: 'h' },
  });
  expect(calls.slice(3).map((line) => line.trim())).toEqual(expected);
});

it.each(WORKFLOW_HOSTS)(
  'the workflow for %s names a version of each program and action that it runs',
  (host) => {
    const { text } = workflowFor(host, repository);
    const programs = [...text.matchAll(/npx [^\n]*?([a-z-]+(?:@\S+)?) deploy/g)];
    for (const [, program] of programs) expect(program).toMatch(/^[a-z-]+@\d+$/);
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
    expect(programs.length + actions.length).toBe(text.match(/npx |uses: /g)?.length ?? 0);
  },
);

it.each(['', 'sudo systemctl reload nginx'])(
  'the workflow for a server deploys with the command "%s", if there is one',
  async (command) => {
    const run = await recorder();
    const calls = await run(scriptsOf(workflowFor('webspace', repository).text, 'push'), {
      DEPLOY_TARGET: 'u@h:/srv',
      DEPLOY_THEN: command,
    });
    expect(calls.at(-1)).toBe(
      `npm run deploy -- u@h:/srv ${command && `--then ${command}`}`.trimEnd(),
    );
  },
);

it('a command that fails ends the workflow before the site is published', async () => {
  const run = await recorder();
  const script = `npm() { echo "npm $*" >>"$LOG"; case $* in *--launch) return 1 ;; esac; }\n${scriptsOf(workflowFor('cloudflare', repository).text, 'push')}`;
  await expect(run(script)).rejects.toThrow();
});

it('the workflow of GitLab checks, builds and publishes on each pipeline of the default branch', async () => {
  const { text, steps } = workflowFor('gitlab-pages', repository);
  const { pages } = parse(text);
  const run = await recorder();
  expect(await run(pages.script.join('\n'))).toEqual([
    'npm ci --cache .npm',
    'npm run check -- --launch',
    'npm run build',
    'npm run host -- gitlab-pages --files',
  ]);
  expect(pages.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
  expect(steps).toContain('"cron=23 * * * *"');
});

it('the workflows of new sites wait for pushes to the branch that Git may make', () => {
  expect(parse(workflows['github-pages']?.text ?? '').on.push.branches).toEqual(['main', 'master']);
});

describe('the timer of a machine', () => {
  const site = (folder: string) => ({
    ...{
      folder,
      deploy: ["/srv/it's 100%", '--then', 'sudo systemctl reload nginx'],
      programs: '/opt/node 24/bin',
      isFetched: true,
    },
  });
  const calls = [
    'git pull --quiet --ff-only',
    'npm ci --no-audit --no-fund',
    'npm run --silent check -- --launch',
    'npm run --silent build',
    "npm run --silent deploy -- /srv/it's 100% --then sudo systemctl reload nginx --if-changed",
  ];

  it('is two units of systemd that check, build and deploy every ten minutes', async () => {
    const { 'daymark-publish.service': service = '', 'daymark-publish.timer': timer = '' } =
      timerUnits(site('/home/anna/100% calm'));
    expect(timer).toContain('\nOnCalendar=*:3/10\n');
    expect(service).toContain('\nWorkingDirectory=/home/anna/100%% calm\n');
    expect(service).toContain(
      '\nEnvironment="PATH=/opt/node 24/bin:/usr/local/bin:/usr/bin:/bin"\n',
    );
    const [, quoted = ''] = /^ExecStart=\/bin\/sh -c "(.*)"$/m.exec(service) ?? [];
    // Reads the line as systemd does.
    const script = quoted.replaceAll(/\\(.)/g, '$1').replaceAll('%%', '%').replaceAll('$$', '$');
    expect(await (await recorder())(script)).toEqual(calls);
  });

  it('is a line for cron that does the same', async () => {
    const folder = await makeFolder();
    const line = cronLine(site(folder));
    expect(line).toMatch(/^3-53\/10 \* \* \* \* cd /);
    // Reads the line as cron does.
    const script = line.replace('3-53/10 * * * * ', '').replaceAll('\\%', '%');
    expect(script).toContain("export PATH='/opt/node 24/bin:/usr/local/bin:/usr/bin:/bin' && ");
    const run = await recorder();
    expect(await run(script.replace(/export PATH='.*?' && /, ''))).toEqual(calls);
  });

  it('installs packages only if the lockfile is newer than the installed packages', async () => {
    const folder = await makeFolder();
    const installed = 'node_modules/.package-lock.json';
    await writeFiles(folder, { 'package-lock.json': '{}', [installed]: '{}' });
    const line = cronLine(site(folder)).replace('3-53/10 * * * * ', '').replaceAll('\\%', '%');
    const script = line.replace(/export PATH='.*?' && /, '');
    const installs = async (lockedAt: number, installedAt: number) => {
      await utimes(join(folder, 'package-lock.json'), lockedAt, lockedAt);
      await utimes(join(folder, installed), installedAt, installedAt);
      return (await (await recorder())(script)).includes('npm ci --no-audit --no-fund');
    };
    expect(await installs(1, 2)).toBe(false);
    expect(await installs(3, 2)).toBe(true);
  });
});
