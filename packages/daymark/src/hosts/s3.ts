import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type LaunchRemark, REMEDY, reportRemarks } from '../content/launch/launch-remark.ts';
import { typeOf } from '../http/content-type.ts';
import { caches, hashedPatterns, headersFor, httpsHeaders, isImmutable } from '../http/headers.ts';
import { type Policy, policyFinder } from '../http/policy.ts';
import { divideRedirects } from '../http/routes.ts';
import { encodePath, isElsewhere, isPage, type SiteFolder, urlOf } from '../http/urls.ts';
import { GONE } from '../settings/addresses.ts';
import { few, writeWithPolicy } from './pages.ts';
import type { PublishedSite } from './published-site.ts';

/** The folder, within the folder of the owner's site, with the files for Amazon S3 and CloudFront. */
export const S3_FOLDER = '.daymark/s3';

/**
 * The limits of CloudFront: the bytes of a function, of a key and a value in a KeyValueStore, and of the
 * file that fills the store.
 * Source: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const LIMITS = { script: 10_240, key: 512, value: 1024, store: 5 * 1024 * 1024 };

/** A redirect: the old address, decoded, with its query if it has one, and the new address, encoded. */
type Move = readonly [old: string, to: string];

const bytes = (text: string) => Buffer.byteLength(text);

/**
 * Writes the files of a built site for S3 and CloudFront: `site/`, `upload.sh`, `function.js`, the
 * documents in `headers/`, and `redirects.json` if the redirects do not fit into the function.
 * @param stopping the remarks before launch with which `upload.sh` uploads nothing
 * @param folder the folder for them, whose former content is removed
 * @param warn called for each part of the site that CloudFront cannot serve
 * @throws Error if the function would exceed the limit of CloudFront
 */
export async function writeS3(
  site: PublishedSite,
  stopping: readonly LaunchRemark[],
  folder: string,
  warn: (message: string) => void,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const policyOf = policyFinder(site.policies, site.folders);
  // A cache behavior for each kind of page would exceed the limits of CloudFront.
  for (const each of site.files)
    await writeWithPolicy(site.root, each, policyOf(each.url), join(folder, 'site', each.file));
  const { script, store } = cloudFrontFunction(site, warn);
  await writeFile(join(folder, 'function.js'), script);
  if (store) await writeFile(join(folder, 'redirects.json'), store);
  await writeFile(join(folder, 'upload.sh'), uploadScript(site, stopping), { mode: 0o755 });
  await mkdir(join(folder, 'headers'));
  for (const [name, document] of headersDocuments(site))
    await writeFile(join(folder, 'headers', name), `${JSON.stringify(document, null, 1)}\n`);
}

/**
 * Returns the code of the CloudFront Function, for the event "viewer request" and the JavaScript runtime
 * 2.0, and the content of its KeyValueStore if it needs one.
 */
function cloudFrontFunction(
  site: PublishedSite,
  warn: (message: string) => void,
): { readonly script: string; readonly store?: string } {
  const moves = Object.entries(site.redirects).flatMap(([old, to]): Move[] =>
    to === GONE ? [] : [[old, isElsewhere(to) ? to : site.url.origin + encodePath(to)]],
  );
  const inside = scriptOf(site, moves);
  if (bytes(inside) <= LIMITS.script) return { script: inside };
  const { data, lost } = storeOf(moves);
  if (lost.length > 0)
    warn(
      `CloudFront: expected at most ${LIMITS.store / 1024 ** 2} MB of redirects in a KeyValueStore, with at most ${LIMITS.key} bytes for an old address and ${LIMITS.value} for a new one. These old addresses get the 404 page: ${few(lost)}. Remove those that nobody requests any more.`,
    );
  const script = scriptOf(site);
  if (bytes(script) > LIMITS.script)
    throw new Error(
      `CloudFront: expected a function of at most ${LIMITS.script} bytes; found ${bytes(script)}, because the old addresses with a query have many different paths. Remove old addresses that nobody requests any more, or choose another host.`,
    );
  return { script, store: JSON.stringify({ data }) };
}

/** Returns the entries of the KeyValueStore, and the old addresses for which there is no room. */
function storeOf(moves: readonly Move[]) {
  const data: { key: string; value: string }[] = [];
  const lost: string[] = [];
  let size = bytes('{"data":[]}');
  for (const [key, value] of moves) {
    const added = bytes(JSON.stringify({ key, value })) + 1;
    if (bytes(key) > LIMITS.key || bytes(value) > LIMITS.value || size + added > LIMITS.store)
      lost.push(key);
    else {
      data.push({ key, value });
      size += added;
    }
  }
  return { data, lost };
}

/**
 * Returns the code of the CloudFront Function. CloudFront calls its `handler` with each request: it
 * redirects old addresses, and otherwise changes the address into the name of a file. The code has few
 * comments, because its size is limited (`LIMITS.script`).
 * @param moves the redirects; undefined if they are in the KeyValueStore
 */
function scriptOf(site: PublishedSite, moves?: readonly Move[]): string {
  const { byQuery } = divideRedirects(site.redirects);
  const extensions = new Set(
    site.files.flatMap(({ file }) => (isPage(file) ? [] : extname(file).toLowerCase())),
  );
  const index = site.files.flatMap(({ file }) => (file.endsWith('/index.html') ? urlOf(file) : []));
  return `${moves ? '' : "import cf from 'cloudfront';\n"}// Made from a build of the site. Event: viewer request. Runtime: cloudfront-js-2.0.
const origin = ${JSON.stringify(site.url.origin)};
// The addresses of pages whose files are called index.html, and the extensions of files.
const index = ${JSON.stringify(index)};
const extensions = ${JSON.stringify([...extensions])};
// The parameters of old addresses with a query, by path.
const queries = ${JSON.stringify(byQuery.map(({ path, names }) => [path, names]))};
${
  moves
    ? `const moved = ${JSON.stringify(Object.fromEntries(moves))};
async function find(old) {
  return Object.prototype.hasOwnProperty.call(moved, old) ? moved[old] : undefined;
}`
    : `const store = cf.kvs();
async function find(old) {
  try {
    return await store.get(old);
  } catch (error) {
    return undefined;
  }
}`
}
function redirect(to, isTemporary) {
  return {
    statusCode: isTemporary ? 302 : 308,
    statusDescription: isTemporary ? 'Found' : 'Permanent Redirect',
    headers: { location: { value: to } },
  };
}
function last(parameter) {
  const values = parameter.multiValue || [parameter];
  return values[values.length - 1].value;
}
function textOf(query) {
  const parts = [];
  for (const name in query) {
    const values = query[name].multiValue || [query[name]];
    for (const each of values) parts.push(each.value === '' ? name : name + '=' + each.value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
async function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/\\/{2,}/g, '/');
  const query = request.querystring;
  const path = request.uri.replace(/(?:%(?!2f)[\\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch (error) {
      return '\\ufffd';
    }
  });
  const whole = path === '/' ? path : path.replace(/\\/$/, '');
  for (const [old, names] of queries) {
    if (old !== whole || !names.every((name) => query[name])) continue;
    const to = await find(old + '?' + names.map((name) => name + '=' + last(query[name])).join('&'));
    if (to) return redirect(to);
  }
  const to = await find(whole);
  if (to) return to.startsWith(origin + '/') ? redirect(to + textOf(query)) : redirect(to, true);
  const shorter = request.uri.replace(/(?:\\/index(?:\\.html)?\\/*|\\.html\\/*|\\/+)$/, '');
  if (shorter !== request.uri && request.uri !== '/')
    return redirect(origin + ('/' + shorter).replace(/^\\/+/, '/') + textOf(query));
  const end = /[^/](\\.[^./]*)$/.exec(path);
  if (path === '/') request.uri = '/index.html';
  else if (index.includes(path)) request.uri += '/index.html';
  else if (!end || !extensions.includes(end[1].toLowerCase())) request.uri += '.html';
  return request;
}
`;
}

const shell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Returns the commands that upload the files with their types and cache headers, in an order in which
 * no page refers to a missing file: files whose names contain a hash, other files, pages, and last the
 * files whose names define their types. Files without a hash are always uploaded, because a changed
 * page may have the same size as before.
 */
function uploadCommands({ files, folders }: PublishedSite): string[] {
  const uploads = new Map<string, { rank: number; type: string; patterns: Set<string> }>();
  for (const { file, url } of files) {
    const { type } = typeOf(file);
    const isHashed = isImmutable(url, folders);
    const isNamed = type !== typeOf(`x${extname(file)}`).type;
    const end = isNamed ? basename(file) : extname(file);
    const rank = (isHashed ? 0 : 4) + (isNamed ? 2 : 0) + (type.startsWith('text/html') ? 1 : 0);
    const upload = uploads.get(`${rank} ${type}`) ?? { rank, type, patterns: new Set() };
    uploads.set(`${rank} ${type}`, upload);
    const pattern = end === '' ? file : `*${end}`;
    upload.patterns.add(isHashed ? `${startOf(file, folders)}*${end}` : pattern);
  }
  const sorted = [...uploads.values()].sort((one, other) => one.rank - other.rank);
  return sorted.map(({ rank, type, patterns }) => {
    const isHashed = rank < 4;
    return [
      isHashed ? 'aws s3 sync site "$bucket" --size-only' : 'aws s3 cp site "$bucket" --recursive',
      "--exclude '*'",
      ...[...patterns].map((pattern) => `--include ${shell(pattern)}`),
      ...(isHashed ? [] : [withoutHashed(folders)]),
      `--content-type ${shell(type)} --cache-control ${shell(isHashed ? caches.hashed : caches.others)}`,
    ].join(' ');
  });
}

/**
 * Returns the script that uploads the site. The function is published between the upload and the removal
 * of former pages: its redirects lead to new pages, and replace removed pages.
 */
const uploadScript = (site: PublishedSite, stopping: readonly LaunchRemark[]): string => `#!/bin/sh
# Made from a build of ${site.url.hostname}. Uploads the site to a bucket, and publishes the function:
# ./upload.sh s3://bucket [distribution [function]]
set -eu
${stopping.length > 0 ? gate(stopping) : ''}bucket=$1
cd "$(dirname "$0")"
${uploadCommands(site).join('\n')}
if [ $# -gt 2 ]; then
  aws cloudfront describe-function --name "$3" --query FunctionSummary.FunctionConfig --output json >function-config.json
  version=$(aws cloudfront describe-function --name "$3" --query ETag --output text)
  version=$(aws cloudfront update-function --name "$3" --if-match "$version" --function-config file://function-config.json --function-code fileb://function.js --query ETag --output text)
  aws cloudfront publish-function --name "$3" --if-match "$version"
fi
# Removes the pages that the site no longer has. Files with a hash stay, for pages that are open.
aws s3 sync site "$bucket" --size-only --delete ${withoutHashed(site.folders)}
if [ $# -gt 1 ]; then aws cloudfront create-invalidation --distribution-id "$2" --paths '/*'; fi
`;

/** Returns the commands that stop a script because of remarks before launch. */
const gate = (stopping: readonly LaunchRemark[]) => `cat >&2 <<'END'
${reportRemarks(stopping)}
Nothing was uploaded. ${REMEDY}
Then build, and run npm run host -- s3 again.
END
exit 1
`;

/** Converts a pattern of `headerRulesOf` to a pattern of the tool aws. */
const globOf = (pattern: string) =>
  pattern.slice(1).replaceAll(/\{(\d+)\}/g, (_, count) => '[0-9a-f]'.repeat(Number(count)));

/** Returns the beginning, up to its hash, of the pattern for a file whose name contains a hash. */
function startOf(file: string, folders: readonly SiteFolder[]): string {
  const starts = hashedPatterns(folders).map((pattern) => pattern.replace(/(?<=\}).*|\*$/, ''));
  const start = starts.find((each) => file.startsWith(each.replace(/\{.*/, '').slice(1)));
  return globOf(start ?? '/');
}

/** Returns options that leave out the files whose names contain a hash. */
const withoutHashed = (folders: readonly SiteFolder[]) =>
  hashedPatterns(folders)
    .map((pattern) => `--exclude ${shell(globOf(pattern))}`)
    .join(' ');

/** Returns the response headers policies, by the names of their files. */
function headersDocuments(site: PublishedSite): Map<string, object> {
  const [{ path = '' } = {}] = site.folders.toReversed();
  const policyOf = policyFinder(site.policies, site.folders);
  const framed = site.files.flatMap(({ url }): [string, string, Policy][] => {
    const policy = policyOf(url);
    const name = url.slice(url.lastIndexOf('/') + 1);
    return policy?.sandbox ? [[`frame-${name}.json`, url, policy]] : [];
  });
  const clickjacking = { 'default-src': undefined, 'frame-ancestors': [] };
  const all: [string, string, Policy | undefined][] = [
    ['default.json', '/', clickjacking],
    ['social.json', `${path}/social/${'0'.repeat(12)}.png`, undefined],
    ['svg-xml-atom.json', '/a.svg', undefined],
    ...framed,
  ];
  return new Map(
    all.map(([name, url, policy]) => {
      const headers = { ...headersFor(url, policy, site.folders), ...httpsHeaders };
      return [name, headersPolicy(`${site.url.hostname} ${name}`, headers)];
    }),
  );
}

/** Returns the document of a response headers policy for the tool aws. */
function headersPolicy(name: string, headers: Readonly<Record<string, string>>) {
  const {
    'Strict-Transport-Security': https = '',
    'Content-Security-Policy': csp,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': _,
    'Cache-Control': _cache,
    ...custom
  } = headers;
  const Items = Object.entries(custom).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  return {
    Name: name.replaceAll(/[^\w-]+/g, '-'),
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/\d+/.exec(https)?.[0]),
      },
      ...(csp && { ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: csp } }),
    },
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
}
