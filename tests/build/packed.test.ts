import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import engine from '../../packages/daymark/package.json' with { type: 'json' };
import { nameOf, parseLockfile, WITHOUT_CHECKSUM } from '../../repo/lockfile.ts';
import { packageProblems } from '../../repo/pack/check.ts';
import { isExhaustive } from '../exhaustive.ts';
import { differences, readFiles } from './built-files.ts';
import { FAST_BROTLI, PUBLICATION } from './copy.ts';
import { cloneFresh, runOutside, serveOutside, withStandIn } from './fresh-clone.ts';

/*
 * Tests of the packages as npm packs them: `npm run create` is the first command in a fresh clone,
 * and the site that it writes is installed in a folder outside this repository. The clone installs
 * its packages in the exhaustive run, and has links to those of this repository otherwise.
 */

let clone: Awaited<ReturnType<typeof cloneFresh>>;
let elsewhere: string;
let stillpoint: string;
let site: string;

/** Runs a command that must succeed, and returns its output. */
async function run(folder: string, command: readonly string[], env?: Record<string, string>) {
  const { succeeded, output } = await runOutside(folder, command, env);
  if (!succeeded) throw new Error(`${command.join(' ')} failed:\n${output}`);
  return output;
}

const install = (folder: string, ...packages: string[]) =>
  run(folder, ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...packages]);

/** Returns the arguments with which `create` writes a site into a folder. */
const optionsFor = (folder: string) => [
  ...[folder, '--name', 'Stillpoint', '--yes'],
  ...'--noun Yoga --url https://stillpoint.example --language en-GB --charity none'.split(' '),
];

/**
 * Adds the pages, overrides, styles, integrations and adapters of tests/fixtures/own to the new
 * site.
 */
async function addOwn(): Promise<void> {
  const fixture = resolve('tests/fixtures/own');
  for (const part of ['adapters', 'pages', 'overrides', 'custom.css', 'integrations.ts'])
    await cp(join(fixture, part), join(stillpoint, part), { recursive: true });
  // Two pages must not have the same address: /accessibility is also a text of a new site.
  await rm(join(stillpoint, 'pages/accessibility.md'));
  const settings = join(stillpoint, 'site.config.ts');
  const [networks = ''] =
    /^ {2}networks: [\s\S]*?^ {2}\],$/m.exec(
      await readFile(join(fixture, 'site.config.ts'), 'utf8'),
    ) ?? [];
  // This slot does not fit the settings of a new site, which have the other form of slots in the
  // text.
  const fitting = networks.replace(/^.*'article\.in-content'.*\n/m, '');
  const text = await readFile(settings, 'utf8');
  await writeFile(settings, text.replace('donation:', `${fitting}\n  donation:`));
}

/** Copies a site of this repository and builds it with the installed engine. */
async function buildPublication(): Promise<void> {
  await cp(resolve(PUBLICATION), site, {
    recursive: true,
    filter: (path) =>
      !/publication\/(?:dist|node_modules|\.astro|\.cache|\.daymark)(?:\/|$)/.test(path),
  });
  await symlink(join(stillpoint, 'node_modules'), join(site, 'node_modules'));
  const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', NODE_OPTIONS: FAST_BROTLI };
  await run(site, ['npm', 'run', 'build'], env);
}

beforeAll(async () => {
  clone = await cloneFresh();
  elsewhere = await mkdtemp(join(tmpdir(), 'daymark-packed-'));
  stillpoint = join(elsewhere, 'stillpoint');
  site = join(elsewhere, 'site');
  const options = optionsFor(stillpoint);
  if (isExhaustive) await run(clone.root, ['npm', 'run', 'create', '--', ...options]);
  else await run(clone.root, ...(await withStandIn('create', options)));
});
afterAll(async () => {
  await clone.remove();
  await rm(elsewhere, { recursive: true, force: true });
});

/** Returns the name of the engine's tarball in the new site. */
async function engineTarball(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(stillpoint, 'package.json'), 'utf8'));
  return dependencies.daymark.replace(/^file:/, '');
}

it('the package of the engine has a version of its own, and can be published', async () => {
  const tarball = await engineTarball();
  expect(tarball).toMatch(new RegExp(`^daymark-${engine.version}-dev-[\\da-f]{12}\\.tgz$`));
  expect(await packageProblems(join(stillpoint, tarball))).toEqual([]);
});

it.each(isExhaustive ? ['npm run pack'] : [])(
  'the four packages of %s can be published, and write the same site as npm run create',
  async (command) => {
    const output = await run(clone.root, command.split(' '));
    const tarballs = output.split('\n').filter((line) => line.endsWith('.tgz'));
    expect(tarballs.map((tarball) => tarball.replace(/-dev-[\da-f]{12}/, ''))).toEqual(
      ['daymark', 'daymark-import', 'daymark-desk', 'create-daymark'].map(
        (name) => `dist/${name}-${engine.version}.tgz`,
      ),
    );
    await run(join(clone.root, 'dist'), ['sha256sum', '--check', '--strict', 'SHA256SUMS']);
    await writeFile(join(elsewhere, 'package.json'), '{}');
    await install(elsewhere, join(clone.root, String(tarballs.at(-1))));
    const again = join(elsewhere, 'again', 'stillpoint');
    await run(elsewhere, ['node_modules/.bin/create-daymark', ...optionsFor(again)]);
    const written = await readFiles(stillpoint);
    expect([...written.keys()]).toContain('package-lock.json');
    expect(differences(written, await readFiles(again))).toEqual([]);
  },
);

it('without its engine, each command of a new site fails and says how to install the engine', async () => {
  const { scripts } = JSON.parse(await readFile(join(stillpoint, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toContain('check');
  for (const script of Object.values(scripts)) expect(script).toMatch(/^node daymark\.mjs /);
  // All scripts start the same file, so the ordinary run tests one.
  for (const name of isExhaustive ? Object.keys(scripts) : ['check']) {
    const { succeeded, output } = await runOutside(stillpoint, ['npm', 'run', name]);
    expect(succeeded).toBe(false);
    expect(output).toContain('The engine of this site is not installed.');
    expect(output).toContain('Run npm ci in this folder.');
  }
});

it('a new site installs exactly its lockfile, with a checksum of each package', async () => {
  const file = join(stillpoint, 'package-lock.json');
  const written = await readFile(file, 'utf8');
  await install(stillpoint);
  expect(await readFile(file, 'utf8')).toBe(written);
  const { packages } = parseLockfile(written);
  const { '': _, ...others } = packages;
  expect(others['node_modules/daymark']).toMatchObject({
    resolved: `file:${await engineTarball()}`,
  });
  const unsure = Object.entries(others).filter(([, { integrity }]) => !integrity);
  expect(unsure.map(([place]) => nameOf(place))).toEqual(WITHOUT_CHECKSUM);
  const fetched = Object.entries(others).filter(([, { resolved }]) => resolved);
  expect(fetched.map(([place]) => nameOf(place))).toEqual(['daymark']);
});

it('a new site passes its check and builds', async () => {
  expect(await run(stillpoint, ['npm', 'run', 'check'])).toMatch(/^Warnings +none$/m);
  await addOwn();
  await Promise.all([
    run(stillpoint, ['npm', 'run', 'build'], { NODE_OPTIONS: FAST_BROTLI }),
    buildPublication(),
  ]);
});

it.each(isExhaustive ? ['--with-import --with-desk'] : [])(
  'a new site that is created %s contains the importer and the desk',
  async (options) => {
    const folder = join(elsewhere, 'with-extras');
    const args = [...optionsFor(folder), ...options.split(' ')];
    await run(clone.root, ['npm', 'run', 'create', '--', ...args]);
    await install(folder);
    const { resolve } = createRequire(join(folder, 'site.config.ts'));
    for (const name of ['daymark-desk/away', 'daymark-desk/preview', '@sveltia/cms'])
      expect(existsSync(resolve(name))).toBe(true);
    const output = await run(folder, ['npm', 'run', 'import', '--', '--help']);
    expect(output).toContain('Usage: npm run import -- <export> [<site>] [options]');
  },
);

/*
 * Builds are reproducible: every build of one commit for one day has the same bytes, so that anyone
 * with the source can check that a host serves what was built from it.
 */
it('an installed engine with another folder, time zone, locale and cache builds the same bytes as the repository', async () => {
  const built = await readFiles(join(inject('publication').root, 'dist'));
  expect(built.size).toBeGreaterThan(100);
  // These bundles contain the paths of the engine's modules, which differ in an installed engine.
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

it('the settings and an adapter of a new site have types for editors', async () => {
  const settings = join(stillpoint, 'site.config.ts');
  const text = await readFile(settings, 'utf8');
  const wrong = join(stillpoint, 'wrong.config.ts');
  await writeFile(wrong, text.replace("language: 'en-GB'", 'language: 44'));
  // Checks all files in one program, because most of the time goes into reading the types of all
  // packages.
  expect(typeErrorsOf(settings, join(stillpoint, 'adapters/acme.ts'), wrong)).toEqual([
    ['wrong.config.ts', "Type 'number' is not assignable to type 'string'."],
  ]);
  await rm(wrong);
});

it('an adapter of the owner fills a slot of a new site', async () => {
  const frame = await readFile(join(stillpoint, 'dist/site/ads/frame/acme.html'), 'utf8');
  expect(frame).toContain('window.acmeZone=\\"north\\"');
});

it('a new site is served by the installed engine', async () => {
  const { url, stop } = await serveOutside(stillpoint, ['npm', 'start']);
  onTestFinished(stop);
  const response = await fetch(url);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('Transform Your Reality Through Yoga');
});

/** Returns the type errors of programs, each with the name of its file. */
function typeErrorsOf(...files: string[]): string[][] {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => [
      basename(file?.fileName ?? ''),
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ]);
}
