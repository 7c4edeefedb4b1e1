import { execFile } from 'node:child_process';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addressesOfOtherTools } from '../../../../tests/delivery/old-addresses.ts';
import { publishedSite } from '../../../../tests/published-site.ts';
import { makeFolder, siteFiles } from '../../../../tests/small-site.ts';
import type { PublishedSite } from './published-site.ts';
import { writeS3 } from './s3.ts';

type Result = { uri?: string; statusCode?: number; headers?: { location?: { value: string } } };

/** Returns the function that a site has, run by Node with events as CloudFront sends them. */
async function functionOf(site: PublishedSite, warnings: string[] = []) {
  const folder = join(await makeFolder(), 's3');
  await writeS3(site, [], folder, (message) => warnings.push(message));
  const script = await readFile(join(folder, 'function.js'), 'utf8');
  const hasStore = (await readdir(folder)).includes('redirects.json');
  const store = hasStore ? await readFile(join(folder, 'redirects.json'), 'utf8') : undefined;
  const values = new Map<string, string>(
    JSON.parse(store ?? '{"data":[]}').data.map(({ key, value }: Record<string, string>) => [
      key,
      value,
    ]),
  );
  const cf = {
    kvs: () => ({
      async get(key: string) {
        const value = values.get(key);
        if (value === undefined) throw new Error('KeyNotFound');
        return value;
      },
    }),
  };
  const body = script.replace(/^import cf from 'cloudfront';\n/, '');
  const handler = new Function('cf', `'use strict';${body}return handler;`)(cf);
  const ask = async (target: string): Promise<Result> => {
    const [uri = '', query = ''] = target.split('?');
    const querystring = Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map((each) => {
          const [name = '', value = ''] = each.split(/=(.*)/);
          return [name, { value }];
        }),
    );
    return handler({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: '192.0.2.1' },
      request: { method: 'GET', uri, querystring, headers: {}, cookies: {} },
    });
  };
  return { script, store, ask };
}

/** Returns the parts of the function's result that a visitor notices. */
const seen = ({ statusCode, headers, uri }: Result) =>
  statusCode ? `${statusCode} ${headers?.location?.value}` : uri;

describe('the CloudFront Function', () => {
  it('finds the file of every address', async () => {
    const site = await publishedSite();
    const { ask } = await functionOf(site);
    for (const { file, url } of site.files)
      expect([url, seen(await ask(encodeURI(url)))]).toEqual([url, encodeURI(`/${file}`)]);
    expect(seen(await ask('/missing'))).toBe('/missing.html');
  });

  it.each([
    ['/about/', '308 https://site.example/about'],
    ['/about.html?a=1&b', '308 https://site.example/about?a=1&b'],
    ['/index.html', '308 https://site.example/'],
    ['/blog/index.html', '308 https://site.example/blog'],
    ['//evil.example/', '308 https://site.example/evil.example'],
    ['/us?x=1', '308 https://site.example/about?x=1'],
    ['/ads.txt', '302 https://manager.example/ads.txt'],
    ['/caf%E9', '/caf%E9.html'],
    ['/about/index.html', '308 https://site.example/about'],
    ['/about.html//', '308 https://site.example/about'],
    ['/%75s', '308 https://site.example/about'],
    ['//blog', '/blog.html'],
    ['/constructor', '/constructor.html'],
  ])('responds to %s with %s', async (target, wanted) => {
    const redirects = { '/us': '/about', '/ads.txt': 'https://manager.example/ads.txt' };
    const { ask } = await functionOf({ ...(await publishedSite()), redirects });
    expect(seen(await ask(target))).toBe(wanted);
  });

  it.each([
    ['in the function', {}],
    ['in a KeyValueStore', { '/many': 'x'.repeat(10_000) }],
  ])('redirects every old address with the redirects %s', async (_, more) => {
    const few = addressesOfOtherTools;
    const paths = Object.keys(more).flatMap((name) =>
      Array.from({ length: 100 }, (_, index) => [
        `${name}/${'long'.repeat(10)}-${index}`,
        '/about',
      ]),
    );
    // As `writeRedirects` sorts them.
    const redirects = Object.fromEntries([...Object.entries(few), ...paths].sort());
    const warnings: string[] = [];
    const { ask, script, store } = await functionOf(
      { ...(await publishedSite()), redirects },
      warnings,
    );
    expect(store === undefined).toBe(paths.length === 0);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(10_240);
    for (const [old, to] of Object.entries(redirects))
      expect([old, seen(await ask(encodeURI(old)))]).toEqual([
        old,
        `308 https://site.example${to}`,
      ]);
    expect(seen(await ask('/?p=13'))).toBe('/index.html');
    expect(warnings).toEqual([]);
  });

  it('names the old addresses for which a KeyValueStore has no room', async () => {
    const long = `/${'long'.repeat(130)}`;
    const many = Array.from({ length: 60_000 }, (_, index) => [
      `/${'old'.repeat(20)}-${index}`,
      '/about',
    ]);
    const warnings: string[] = [];
    const redirects = { [long]: '/about', ...Object.fromEntries(many) };
    const { store = '' } = await functionOf({ ...(await publishedSite()), redirects }, warnings);
    expect(Buffer.byteLength(store)).toBeLessThanOrEqual(5 * 1024 * 1024);
    const kept = JSON.parse(store).data.length;
    expect(warnings).toEqual([
      expect.stringMatching(
        new RegExp(
          `^CloudFront: expected at most 5 MB .* 404 page: ${long}, .* and ${60_001 - kept - 20} more\\. Remove`,
        ),
      ),
    ]);
  });
});

it('browsers keep the hashed files of a folder on S3 for a year, and not those of the owner', async () => {
  const folder = join(await makeFolder(), 's3');
  const files = { ...siteFiles, 'social/0a1b2c3d4e5f.png': '', 'social/party.png': '' };
  await writeS3(await publishedSite(files), [], folder, () => {});
  const lines = (await readFile(join(folder, 'upload.sh'), 'utf8')).split('\n');
  const social = `social/${'[0-9a-f]'.repeat(12)}`;
  const [first = '', second = ''] = lines.filter((line) => line.includes("'image/png'"));
  expect(first).toContain(`--include '${social}*.png' --content-type`);
  expect(first).toContain('immutable');
  expect(second).toContain("--include '*.png'");
  expect(second).toContain(`--exclude '${social}.*'`);
  expect(second).toContain('no-cache');
});

it('the folder for S3 has the site, an upload script and the headers', async () => {
  const folder = join(await makeFolder(), 's3');
  await writeS3(await publishedSite(), [], folder, () => {});
  expect((await readdir(folder)).sort()).toEqual(['function.js', 'headers', 'site', 'upload.sh']);
  expect(await readFile(join(folder, 'site/about.html'), 'utf8')).toContain(
    'http-equiv="Content-Security-Policy"',
  );
  expect((await stat(join(folder, 'upload.sh'))).mode & 0o111).toBe(0o111);
  const lines = (await readFile(join(folder, 'upload.sh'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('aws s3'));
  expect(lines[0]).toMatch(
    /^aws s3 sync site "\$bucket" --size-only --exclude '\*' --include '_astro\/\*\./,
  );
  const digits = (count: number) => '[0-9a-f]'.repeat(count);
  const hashed = `--exclude '_astro/*' --exclude 'house/${digits(10)}.*' --exclude 'pagefind/${digits(10)}/*' --exclude 'social/${digits(12)}.*'`;
  expect(lines.find((line) => line.includes('text/html'))).toBe(
    `aws s3 cp site "$bucket" --recursive --exclude '*' --include '*.html' ${hashed} --content-type 'text/html; charset=utf-8' --cache-control 'no-cache'`,
  );
  const names = lines.findIndex((line) => line.includes("'*rss.xml'"));
  expect(names).toBeGreaterThan(lines.findIndex((line) => line.includes('text/html')));
  const document = JSON.parse(await readFile(join(folder, 'headers/default.json'), 'utf8'));
  expect(document).toMatchObject({
    Name: 'site-example-default-json',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: "frame-ancestors 'none'" },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000 },
    },
  });
});

it('the upload script of a build with remarks before launch uploads nothing, and prints them', async () => {
  const folder = await makeFolder();
  const remark = { id: 'blank', file: "content/a'$b.md", expected: 'words', found: '[___ `Name`]' };
  const remarks = [{ ...remark, id: 'blank' as const, effect: 'Visitors see a form.' }];
  await writeS3(await publishedSite(), remarks, join(folder, 's3'), () => {});
  const upload = promisify(execFile)(join(folder, 's3/upload.sh'), ['s3://bucket'], {
    env: { PATH: process.env.PATH },
  });
  await expect(upload).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      "  content/a'$b.md: expected words; found [___ `Name`]. Visitors see a form. [blank]\nNothing was uploaded. ",
    ),
  });
});

it.each([
  [['d1'], []],
  [
    ['d1', 'f1'],
    ['describe-function', 'describe-function', 'update-function', 'publish-function'],
  ],
])(
  'the upload script with %j publishes the function after the upload and before the removal of pages',
  async (names, calls) => {
    const folder = await makeFolder();
    await writeS3(await publishedSite(), [], join(folder, 's3'), () => {});
    const aws = '#!/bin/sh\necho "$*" >>"$AWS_LOG"\ncase $* in *"--query ETag"*) echo E1 ;; esac\n';
    await writeFile(join(folder, 'aws'), aws);
    await chmod(join(folder, 'aws'), 0o755);
    const log = join(folder, 'log');
    const env = { PATH: `${folder}:${process.env.PATH}`, AWS_LOG: log };
    await promisify(execFile)(join(folder, 's3/upload.sh'), ['s3://bucket', ...names], { env });
    const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
    const steps = lines.map((line) =>
      line.includes('--delete')
        ? 'removal'
        : line.split(' ', line.startsWith('s3') ? 1 : 2).join(' '),
    );
    const first = steps.findIndex((step) => step !== 's3');
    expect(first).toBeGreaterThan(3);
    expect(steps.slice(first)).toEqual([
      ...calls.map((call) => `cloudfront ${call}`),
      'removal',
      'cloudfront create-invalidation',
    ]);
    const [publishing] = lines.filter((line) => line.includes('publish-function'));
    expect(publishing).toBe(
      calls.length > 0 ? 'cloudfront publish-function --name f1 --if-match E1' : undefined,
    );
  },
);
