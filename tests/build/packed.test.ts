import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { packEngine, packStarter } from '../../repo/pack/pack.ts';
import { differences, readFiles } from './built-files.ts';
import { PUBLICATION } from './copy.ts';
import { DAY } from './sites.ts';

/* Tests of both packages as npm packs them, installed in a folder outside this repository. */

const MINUTE = 60_000;

let elsewhere: string;
let stillpoint: string;
let site: string;

/** The PATH of this process, without the programs of this repository. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST)/.test(name)),
  ),
  PATH,
  NODE_ENV: undefined,
  DAYMARK_TODAY: DAY,
};

const run = (folder: string, command: string, args: readonly string[], env = {}) =>
  promisify(execFile)(command, args, {
    cwd: folder,
    env: { ...environment, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
  });

const install = (folder: string, ...packages: string[]) =>
  run(folder, 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
    ...packages,
  ]);

/** Adds to the new site what an owner can add, from tests/fixtures/own. */
async function addOwn(): Promise<void> {
  const fixture = resolve('tests/fixtures/own');
  for (const part of ['adapters', 'pages', 'overrides', 'custom.css', 'integrations.ts'])
    await cp(join(fixture, part), join(stillpoint, part), { recursive: true });
  const settings = join(stillpoint, 'site.config.ts');
  const [networks = ''] =
    /^ {2}networks: [\s\S]*?^ {2}\],$/m.exec(
      await readFile(join(fixture, 'site.config.ts'), 'utf8'),
    ) ?? [];
  const text = await readFile(settings, 'utf8');
  await writeFile(settings, text.replace('donation:', `${networks}\n  donation:`));
}

/** Copies a site of this repository and builds it with the installed engine. */
async function buildPublication(): Promise<void> {
  await cp(resolve(PUBLICATION), site, {
    recursive: true,
    filter: (path) =>
      !/publication\/(?:dist|node_modules|\.astro|\.cache|\.daymark)(?:\/|$)/.test(path),
  });
  await symlink(join(stillpoint, 'node_modules'), join(site, 'node_modules'));
  await run(site, 'npm', ['run', 'build'], { TZ: 'Pacific/Kiritimati', LC_ALL: 'C' });
}

beforeAll(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'daymark-packed-'));
  const engine = await packEngine(elsewhere);
  const starter = await packStarter(elsewhere);
  await writeFile(join(elsewhere, 'package.json'), '{}');
  await install(elsewhere, starter);
  const flags = '--noun Yoga --url https://stillpoint.example --language en-GB --charity none';
  const args = ['stillpoint', '--name', 'Stillpoint', ...flags.split(' '), '--engine', engine];
  await run(elsewhere, 'node_modules/.bin/create-daymark', [...args, '--yes']);
  stillpoint = join(elsewhere, 'stillpoint');
  site = join(elsewhere, 'site');
  await install(stillpoint);
  await addOwn();
  await Promise.all([run(stillpoint, 'npm', ['run', 'build']), buildPublication()]);
}, 10 * MINUTE);
afterAll(() => rm(elsewhere, { recursive: true, force: true }));

/*
 * Builds are reproducible: every build of one commit for one day has the same bytes, so that anyone
 * with the source can check that a host serves what was built from it.
 */
it('an installed engine with another folder, time zone, locale and cache builds the same bytes as the repository', async () => {
  const built = await readFiles(join(inject('publication').root, 'dist'));
  expect(built.size).toBeGreaterThan(100);
  // These bundles of the engine's code contain the paths of its modules, which differ.
  const isBundle = (file: string) => /^deploy\/(?:server\.mjs|cloudflare\/worker\.js)$/.test(file);
  const different = differences(built, await readFiles(join(site, 'dist')));
  expect(different.filter((file) => !isBundle(file))).toEqual([]);
});

it('an installed engine contains no TypeScript except declarations', async () => {
  const folder = join(stillpoint, 'node_modules/daymark');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
});

it('an installed engine has a file, and types, for each export', async () => {
  const folder = join(stillpoint, 'node_modules/daymark');
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const names = Object.keys(exports).map((name) => name.replace('.', 'daymark'));
  expect(names).toContain('daymark/components/Footer');
  const { resolve } = createRequire(join(stillpoint, 'site.config.ts'));
  expect(names.map((name) => existsSync(resolve(name)))).toEqual(names.map(() => true));
  const modules = names.filter((name) => !/\.(?:astro|json)$/.test(name));
  const options = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const types = modules.map(
    (name) =>
      ts.resolveModuleName(
        name,
        join(stillpoint, 'site.config.ts'),
        options,
        ts.sys,
        undefined,
        undefined,
        ts.ModuleKind.ESNext,
      ).resolvedModule?.extension,
  );
  expect(types).toEqual(modules.map(() => '.d.ts'));
});

it('a new site can have pages, overrides, styles and integrations of its own', async () => {
  const page = await readFile(join(stillpoint, 'dist/site/retreats/spring.html'), 'utf8');
  expect(page).toContain('The walk to the lighthouse');
  expect(page.match(/class="tides"|class="site-footer |\.tides\{/g)).toEqual([
    '.tides{',
    'class="tides"',
    'class="site-footer ',
  ]);
  expect(await readFile(join(stillpoint, 'dist/site/tides.txt'), 'utf8')).toContain('High water');
});

it('the settings of a new site have types for editors', { timeout: MINUTE }, async () => {
  const settings = join(stillpoint, 'site.config.ts');
  expect(typeErrorsOf(settings)).toEqual([]);
  const text = await readFile(settings, 'utf8');
  await writeFile(settings, text.replace("language: 'en-GB'", 'language: 44'));
  expect(typeErrorsOf(settings)).toEqual(["Type 'number' is not assignable to type 'string'."]);
  await writeFile(settings, text);
});

it('an adapter of the owner has types, and fills a slot of a new site', {
  timeout: MINUTE,
}, async () => {
  expect(typeErrorsOf(join(stillpoint, 'adapters/acme.ts'))).toEqual([]);
  const frame = await readFile(join(stillpoint, 'dist/site/ads/frame/acme.html'), 'utf8');
  expect(frame).toContain('window.acmeZone=\\"north\\"');
});

it('a new site is served by the installed engine', { timeout: MINUTE }, async () => {
  const server = spawn('npm', ['start'], {
    cwd: stillpoint,
    env: { ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm does not pass signals on to the server, so the test kills their whole process group.
    detached: true,
  });
  onTestFinished(() => void process.kill(-(server.pid ?? 0)));
  const url = await new Promise<string>((resolve) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const [, found] = /ready at (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
  const response = await fetch(url);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('Transform Your Reality Through Yoga');
});

function typeErrorsOf(file: string): string[] {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
