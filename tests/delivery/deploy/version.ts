import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from '../../../packages/daymark/src/basics/files.ts';
import {
  type PublishedSite,
  readPublishedSite,
} from '../../../packages/daymark/src/hosts/published-site.ts';
import { type Encoding, encodings } from '../../../packages/daymark/src/http/encodings.ts';
import { isPage } from '../../../packages/daymark/src/http/urls.ts';
import { readPolicies, writePolicies } from '../../../packages/daymark/src/output/site-records.ts';
import { sharedBuild } from '../../build/shared-builds.ts';
import type { Routes } from '../../routes.ts';
import { routesOf } from '../routes.ts';

/** A build of a site that differs from other versions in every page, every CSP and one script. */
export interface Version {
  readonly out: string;
  readonly site: PublishedSite;
  readonly routes: Routes;
  /** The paths of the files in `/_astro/`, whose names contain a hash, that the pages use. */
  readonly assets: readonly string[];
  remove(): Promise<void>;
}

/**
 * The build from which the tests make versions: that of a small site, because few files must then
 * be changed.
 */
const { root: bare } = await sharedBuild('bare');

/**
 * Compresses a text in each encoding: fast rather than small, because no test measures the size.
 */
const compress: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text) => gzipSync(text, { level: 1 }),
};

/** Writes a file, and the same precompressed variants (.br, .gz) as `former` has. */
async function rewrite(path: string, text: string, former = path): Promise<void> {
  for (const { name, suffix } of encodings) {
    const isStored = await stat(former + suffix).then(
      () => true,
      () => false,
    );
    if (isStored) await writeFile(path + suffix, compress[name](text));
  }
  await writeFile(path, text);
}

const algorithms = ['sha256', 'sha384', 'sha512'];
const hash = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/**
 * Makes a version of the site by editing a copy of the build, which is faster than another build.
 */
export async function makeVersion(number: number): Promise<Version> {
  const out = await mkdtemp(join(tmpdir(), 'version-'));
  const root = join(out, 'site');
  for (const part of ['site', 'policy.json', 'redirects.json', 'site.json'])
    await cp(join(bare, 'dist', part), join(out, part), {
      recursive: true,
      verbatimSymlinks: true,
    });

  const home = await readFile(join(root, 'index.html'), 'utf8');
  const [, script = ''] = /"\/(_astro\/[^"]+\.js)"/.exec(home) ?? [];
  const formerText = await readFile(join(root, script), 'utf8');
  const text = `${formerText}\n// version ${number}\n`;
  const renamed = script.replace(/\.js$/, `-${number}.js`);
  await rewrite(join(root, renamed), text, join(root, script));
  for (const suffix of ['', ...encodings.map((encoding) => encoding.suffix)])
    await unlink(join(root, script + suffix)).catch(() => {});

  const inline = `/* version ${number} */`;
  const assets = new Set<string>();
  for (const file of listFiles(root).filter(isPage)) {
    let html = await readFile(join(root, file), 'utf8');
    html = html.replaceAll(script, renamed).replace('</head>', `<script>${inline}</script></head>`);
    for (const algorithm of algorithms)
      html = html.replaceAll(hash(algorithm, formerText), hash(algorithm, text));
    for (const [asset] of html.matchAll(/\/_astro\/[\w.-]+\.\w+/g)) assets.add(asset);
    await rewrite(join(root, file), html);
  }
  const policies = readPolicies(root).map(({ addresses, policy }) => {
    const scripts = [...(policy['script-src'] ?? []), `'${hash('sha256', inline)}'`];
    return { addresses, policy: { ...policy, 'script-src': scripts } };
  });
  await writePolicies(root, policies);
  for (const file of listFiles(root)) {
    // As in a build, the time of a file depends only on its content.
    const content = await readFile(join(root, file));
    const time = createHash('sha256').update(content).digest().readUInt32BE() % 2 ** 30;
    await utimes(join(root, file), time, time);
  }
  const site = readPublishedSite(out);
  return {
    out,
    site,
    routes: routesOf(site),
    assets: [...assets],
    remove: () => rm(out, { recursive: true }),
  };
}
