// Needs a process of its own, because a build of Astro changes variables of the process.
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type HookParameters } from 'astro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../../../../tests/small-site.ts';
import { leavingPages, loadProgram, type PageProgram } from './astro-internals.ts';

/* Tests the undocumented parts of the installed version of Astro that the engine uses. */

// The folder is in the repository, because Astro finds its own modules only from there.
const folders = resolve('.cache/internals');
let root: string;
beforeAll(async () => {
  await mkdir(folders, { recursive: true });
  root = await mkdtemp(join(folders, 'site-'));
});
afterAll(() => rm(root, { recursive: true }));

const SITE = {
  'package.json': '{ "type": "module" }',
  'src/pages/index.astro': '<p>Home</p><style>p { color: red }</style>',
  'src/pages/[tide].astro': `---
export const getStaticPaths = () => [{ params: { tide: 'low' }, props: { metres: 2 }, cacheKey: 'two' }];
---
<p>{Astro.props.metres} m</p>`,
  'src/pages/tides.txt.ts': 'export const GET = () => new Response("low");',
  'own.astro': '<p>Own</p>',
};

describe('Astro', () => {
  const program = () => join(root, 'program');
  let pages: HookParameters<'astro:build:setup'>['pages'];
  beforeAll(async () => {
    await writeFiles(root, SITE);
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      site: 'https://tides.example',
      trailingSlash: 'never',
      build: { format: 'file', inlineStylesheets: 'always' },
      integrations: [
        {
          name: 'own-page',
          hooks: {
            'astro:config:setup': ({ injectRoute }) =>
              injectRoute({ pattern: '/own', entrypoint: join(root, 'own.astro') }),
            'astro:build:setup': (setup) => {
              pages = setup.pages;
            },
            'astro:build:start': ({ setPrerenderer }) => {
              const keep = (folder: string) => cpSync(folder, program(), { recursive: true });
              setPrerenderer(leavingPages(join(root, 'dist'), keep));
            },
          },
        },
      ],
    });
  });

  it('renders only the pages whose routes are not those of the engine', () => {
    expect(
      ['own.html', 'index.html', 'low.html'].map((file) => existsSync(join(root, 'dist', file))),
    ).toEqual([true, false, false]);
  });

  it('makes a program that renders the other pages, with their styles and keys', async () => {
    const { paths, render }: PageProgram = await loadProgram(program(), pages, '');
    const all = await paths();
    const rendered = new Map<string, string>();
    for (const path of all)
      rendered.set(path.pathname, new TextDecoder().decode(await render(path)));
    expect([...rendered.keys()].toSorted()).toEqual(['/', '/low', '/tides.txt']);
    expect(rendered.get('/')).toMatch(/<style>p\[[\w-]+\]\{color:red\}\s*<\/style>.*Home/s);
    expect(rendered.get('/low')).toContain('<p>2 m</p>');
    expect(rendered.get('/tides.txt')).toBe('low');
    expect(all.map(({ cacheKey }) => cacheKey).filter(Boolean)).toEqual(['two']);
  });
});

describe('an Astro that has changed', () => {
  it.each([
    ['a file prerender-entry…', 'entry.mjs', ''],
    ['"app" in prerender-entry.1.mjs', 'prerender-entry.1.mjs', 'export const page = {};'],
    [
      '"setInternals", "setOptions" of the app in prerender-entry.2.mjs',
      'prerender-entry.2.mjs',
      'export const app = { manifest: {}, routeCache: {}, getComponentByRoute() {}, render() {} };',
    ],
  ])('is reported with what it does not have: %s', async (missing, file, code) => {
    const folder = await mkdtemp(join(root, 'changed-'));
    await writeFiles(folder, { [file]: code });
    await expect(loadProgram(folder, new Map(), '')).rejects.toThrow(
      `This version of Astro cannot render the pages: expected ${missing}`,
    );
  });

  it('is reported if its prerenderer has no app', () => {
    const { getStaticPaths } = leavingPages('dist', () => {})({ name: 'standard' } as never);
    expect(getStaticPaths).toThrow('expected "app" in the standard prerenderer; found none.');
  });
});
