import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { basename } from 'node:path/posix';
import { listFiles } from '../basics/files.ts';
import { checkBuiltLinks } from '../content/checks/links.ts';
import { ownerFiles } from '../content/checks/owner-files.ts';
import { problemsError } from '../content/checks/problem.ts';
import { writeRemarks } from '../content/launch/launch-remark.ts';
import { PICTURE_EXTENSIONS } from '../content/pictures/picture-file.ts';
import { writeHostFiles } from '../hosts/build.ts';
import { readPublishedSite } from '../hosts/published-site.ts';
import type { SiteFolder } from '../http/urls.ts';
import { describeRefused, describeThirdParty } from '../output/page-sources.ts';
import { writeAddress, writeRedirects } from '../output/site-records.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { lineAt } from '../settings/problems.ts';
import type { BuildChecks } from './prepare-site.ts';
import type { Watched } from './progress/progress.ts';

interface Rendered {
  readonly siteFolder: string;
  readonly url: string;
  /** The folders of the languages. */
  readonly folders: readonly SiteFolder[];
  readonly checked: BuildChecks;
  readonly writer: SiteWriter;
}

/**
 * Completes a build after its pages have been rendered: proves links, writes redirects,
 * remarks and policies, compresses the remaining files, and writes the files for hosts.
 * @throws one error that lists all wrong links
 */
export async function completeBuild(
  { siteFolder, url, folders, checked, writer }: Rendered,
  { enter, count, warn }: Watched,
): Promise<void> {
  const out = dirname(siteFolder);
  await composeNames(join(siteFolder, new URL(url).pathname));
  await proveLinks(siteFolder, checked);
  await writeRedirects(siteFolder, checked.redirects);
  await writeRemarks(out, checked.launch);
  await removeUnnamed(siteFolder);
  enter('Compression');
  count(await writer.finishOthers());
  const { carriers, refused } = await writer.end();
  for (const [thirdParty, urls] of carriers)
    if (urls.length > 0) warn(describeThirdParty(thirdParty, urls));
  const elsewhere = refused.filter(([{ address }]) => !isOfSite(address, url));
  for (const [one, urls] of elsewhere) warn(describeRefused(one, urls, placeOf(one.address)));
  enter('Files for hosts');
  await writeAddress(out, url, folders);
  count(await writeHostFiles(readPublishedSite(out), join(out, 'deploy'), warn));
}

/**
 * Renames the files of `public/` whose names are in decomposed Unicode, as macOS writes them. Links
 * use composed Unicode and would not find these files.
 */
async function composeNames(siteFolder: string): Promise<void> {
  for (const path of ownerFiles('public').files) {
    const [from, to] = [path, path.normalize()].map((name) =>
      join(siteFolder, name.slice('public/'.length)),
    );
    if (!from || !to || from === to) continue;
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

const isOfSite = (address: string, url: string) =>
  URL.parse(address, url)?.origin === new URL(url).origin;

/** Returns the owner's file that contains an address, with the line; undefined if no file does. */
function placeOf(address: string): string | undefined {
  const own = ['overrides', 'pages', 'content'].flatMap((folder) => ownerFiles(folder).files);
  // HTML may contain the address with character references.
  const encoded = address.replaceAll('&', '&amp;');
  for (const file of [...own, 'custom.css', 'integrations.ts']) {
    if (!/\.(?:[cm]?[jt]sx?|astro|md|css|html?)$/.test(file) || !existsSync(file)) continue;
    const source = readFileSync(file, 'utf8');
    const offset = [address, encoded].map((text) => source.indexOf(text)).find((at) => at >= 0);
    if (offset !== undefined) return `${file}:${lineAt(source, offset)}`;
  }
  return undefined;
}

/** Checks the links whose targets exist only in the built site. @throws Error that lists the problems */
async function proveLinks(siteFolder: string, { unproven }: BuildChecks): Promise<void> {
  const problems = await checkBuiltLinks(unproven, siteFolder);
  if (problems.length > 0) throw problemsError(problems);
}

const TEXT = /\.(?:atom|css|html|js|json|svg|webmanifest|xml)$/;
/** Matches the hash and the extension in an image's name. The hash is unique, and never escaped. */
const NAME_END = new RegExp(`(?<![\\w-])[\\w-]+\\.(?:${PICTURE_EXTENSIONS})$`, 'i');
/** Matches the names of the pictures that the engine writes for published texts. */
const MADE = /\.[0-9a-f]{10}\.(?:avif|svg)$/;

/**
 * Removes the images that no text file of a built site references. Vite writes the original of
 * every image that a component imports, with its EXIF data, even if pages show only variants of it.
 */
async function removeUnnamed(siteFolder: string): Promise<void> {
  const files = listFiles(siteFolder);
  /** The images that no file has named so far, by the end of their names. */
  const unnamed = new Map(
    files
      .filter((file) => /(?:^|\/)_astro\//.test(file) && !MADE.test(file))
      .flatMap((file) => (NAME_END.exec(basename(file)) ?? []).map((end) => [end, file])),
  );
  for (const file of files.filter((file) => TEXT.test(file))) {
    if (unnamed.size === 0) break;
    const text = await readFile(join(siteFolder, file), 'utf8');
    for (const end of unnamed.keys()) if (isNamed(end, text)) unnamed.delete(end);
  }
  await Promise.all([...unnamed.values()].map((file) => rm(join(siteFolder, file))));
}

/** Returns whether a text contains a name as a whole, not only as a part of a longer name. */
const isNamed = (end: string, text: string) =>
  text.includes(end) && new RegExp(`(?<![\\w-])${RegExp.escape(end)}(?!\\w)`).test(text);
