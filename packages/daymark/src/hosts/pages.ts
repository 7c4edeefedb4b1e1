import { constants, copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { escapeHtml } from '../basics/text.ts';
import { contentSecurityPolicy, type Policy, policyFinder } from '../http/policy.ts';
import { divideRedirects } from '../http/routes.ts';
import { ADS_TXT, encodePath, isElsewhere, isPage } from '../http/urls.ts';
import type { PublishedSite } from './published-site.ts';

const compress = promisify(gzip);

/** The folder, within the folder of the owner's site, with the files for GitHub Pages or GitLab Pages. */
export const PAGES_FOLDER = '.daymark/pages';

/** The hosts that publish a branch of a repository, by their names in commands. */
export const PAGES_NAMES = {
  'github-pages': 'GitHub Pages',
  'gitlab-pages': 'GitLab Pages',
} as const;

export type PagesHost = keyof typeof PAGES_NAMES;

/** The largest site that GitHub Pages publishes, in bytes. Source: docs.github.com, limits of Pages */
const LARGEST_AT_GITHUB = 1024 ** 3;

/** The limits of the file `_redirects`. Source: docs.gitlab.com, redirects of Pages */
const GITLAB_REDIRECTS = { most: 1000, bytes: 64 * 1024 };

/**
 * Writes the files of a built site for a host that sends no headers of the site. Pages contain their
 * policies, and old addresses have pages that redirect.
 * @param folder the folder for them, whose former content is removed
 * @param warn called for each part of the site that the host cannot serve
 * @throws Error if the host cannot keep a promise about advertising, or if the site is too large
 */
export async function writePages(
  site: PublishedSite,
  host: PagesHost,
  folder: string,
  warn: (message: string) => void,
): Promise<void> {
  const name = PAGES_NAMES[host];
  refuseFrames(site, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const base = `${decodeURI(site.url.pathname).replace(/^\/|\/$/g, '')}/`.replace(/^\/$/, '');
  /** Returns the path of a file at the host; undefined outside of the path of the site. */
  const inside = (file: string) => {
    if (base !== '' && file === `${base.slice(0, -1)}.html`) return 'index.html';
    return file.startsWith(base) ? file.slice(base.length) : undefined;
  };
  const policyOf = policyFinder(site.policies, site.folders);
  const outside: string[] = [];
  let size = 0;
  for (const published of site.files) {
    const path = inside(published.file);
    if (path === undefined) {
      outside.push(published.file);
      continue;
    }
    const to = join(folder, path);
    await writeWithPolicy(site.root, published, policyOf(published.url), to);
    size += (await stat(to)).size;
    // GitLab sends the compressed files of a build, GitHub compresses files itself.
    if (host === 'github-pages') continue;
    if (isPage(published.file)) await writeFile(`${to}.gz`, await compress(await readFile(to)));
    else
      for (const suffix of published.suffixes)
        await copyFile(join(site.root, published.file) + suffix, to + suffix);
  }
  if (host === 'github-pages' && size > LARGEST_AT_GITHUB)
    throw new Error(
      `${name}: expected a site of at most 1 GB; found ${(size / 1024 ** 3).toFixed(1)} GB. Move videos and large files elsewhere, or choose another host.`,
    );
  if (outside.length > 0)
    warn(
      `${name} serves only what is below ${site.url.pathname}, so these files are left out: ${few(outside)}. A custom domain has a root of its own.`,
    );
  if (host === 'github-pages') await writeFile(join(folder, '.nojekyll'), '');
  const lost = await writeRedirectsOf(site, host, folder, inside);
  if (lost.length > 0)
    warn(
      `${name} cannot redirect these old addresses, which get the 404 page: ${few(lost)}. Hosts do not compare queries, and serve only files below the path of the site. Choose another host if visitors still use these addresses.`,
    );
}

/** Returns the first of some names, with the number of the other names. */
export const few = (names: readonly string[]): string =>
  names.slice(0, 20).join(', ') + (names.length > 20 ? ` and ${names.length - 20} more` : '');

/**
 * Refuses sites whose ad networks run in frames. The sandbox of a frame page is also a header, because
 * the code of a network can open the page without its frame, where it would have the origin of the site.
 */
function refuseFrames({ policies }: PublishedSite, name: string): void {
  const framed = policies
    .filter(({ policy }) => policy.sandbox)
    .flatMap(({ addresses }) => addresses);
  if (framed.length > 0)
    throw new Error(
      `${name}: expected no ad networks in frames, because their isolation needs the header "Content-Security-Policy: sandbox", which this host does not send: opened by its address, a network's page could read the data of visitors. Found ${framed.join(', ')}. Choose a host that sends headers (docs/hosting.md), remove the network from the settings, or set its mode to "inline" if you trust its code as your own.`,
    );
}

/**
 * Writes a file of a site. A page contains its policy, except a page with a sandbox, which needs a
 * header.
 */
export async function writeWithPolicy(
  root: string,
  { file, headers }: PublishedSite['files'][number],
  policy: Policy | undefined,
  to: string,
): Promise<void> {
  const from = join(root, file);
  await mkdir(dirname(to), { recursive: true });
  if (!isPage(file) || policy?.sandbox) return copyFile(from, to);
  await writeFile(to, withPolicy(await readFile(from, 'utf8'), policy, headers));
}

/**
 * Adds the headers that a page itself can contain to the start of its head. In a page, browsers ignore
 * `frame-ancestors`, so that other sites can show the page in a frame.
 */
function withPolicy(
  html: string,
  policy: Policy | undefined,
  headers: Readonly<Record<string, string>>,
): string {
  const { 'frame-ancestors': _, ...enforced } = policy ?? {};
  const meta = (attribute: string, name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const { 'Referrer-Policy': referrer = '', 'X-Robots-Tag': robots } = headers;
  const added =
    (policy ? meta('http-equiv', 'Content-Security-Policy', contentSecurityPolicy(enforced)) : '') +
    meta('name', 'referrer', referrer) +
    (robots ? meta('name', 'robots', robots) : '');
  // The encoding of a page must be in its first 1,024 bytes.
  const [start = ''] =
    /^.{0,500}?<meta charset=[^>]*>/is.exec(html) ??
    /^.{0,500}?<head(?:\s[^<>]*)?>/is.exec(html) ??
    /^\s*<!doctype[^>]*>/i.exec(html) ??
    [];
  return start + added + html.slice(start.length);
}

/** A page that redirects without delay. Search engines read it as a permanent redirect. */
function pageTo(url: string): string {
  const address = escapeHtml(url);
  return `<!doctype html><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">${address}</a>\n`;
}

/**
 * Writes the redirects of old addresses: as pages, because these hosts have no redirects, or only a limited
 * number. Returns the addresses that the host cannot redirect.
 */
async function writeRedirectsOf(
  site: PublishedSite,
  host: PagesHost,
  folder: string,
  inside: (file: string) => string | undefined,
): Promise<string[]> {
  const { byPath } = divideRedirects(site.redirects);
  const lost = Object.keys(site.redirects).filter(
    (old) => old.includes('?') || (old === ADS_TXT && isElsewhere(byPath[old] ?? '/')),
  );
  let lines = '';
  let count = 0;
  for (const [old, to] of Object.entries(byPath)) {
    if (isElsewhere(to)) continue;
    const path = inside(old.slice(1));
    const line = `${encodePath(old)} ${encodePath(to)} 301\n`;
    if (path === undefined || path === '') lost.push(old);
    else if (
      host === 'gitlab-pages' &&
      count < GITLAB_REDIRECTS.most &&
      lines.length + line.length <= GITLAB_REDIRECTS.bytes
    ) {
      lines += line;
      count += 1;
    } else if (!(await writeRedirect(site, folder, path, to, inside))) lost.push(old);
  }
  if (lines !== '') await writeFile(join(folder, '_redirects'), lines);
  return lost;
}

/**
 * Writes the file at an old address: a copy of a feed or of another file of the same type, or a page that
 * redirects. Returns false if there can be no such file.
 */
async function writeRedirect(
  site: PublishedSite,
  folder: string,
  path: string,
  to: string,
  inside: (file: string) => string | undefined,
): Promise<boolean> {
  const isFile = extname(path) === '.html';
  const target = inside(to.slice(1));
  const isCopy = !isFile && extname(path) !== '' && extname(path) === extname(to);
  const file = join(folder, isFile || isCopy ? path : `${path}/index.html`);
  try {
    await mkdir(dirname(file), { recursive: true });
    if (isCopy && target) await copyFile(join(folder, target), file, constants.COPYFILE_EXCL);
    else await writeFile(file, pageTo(site.url.origin + encodePath(to)), { flag: 'wx' });
    return true;
  } catch (error) {
    // A file or a folder is in the way, or the name is too long for a file.
    if (['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ENOENT'].includes(Object(error).code))
      return false;
    throw error;
  }
}
