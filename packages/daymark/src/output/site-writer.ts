import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { listFiles } from '../basics/files.ts';
import { inParallel } from '../basics/in-parallel.ts';
import { elements, type Tag } from '../basics/markup.ts';
import { extensionOf } from '../http/content-type.ts';
import { isVariant, originalOf } from '../http/encodings.ts';
import { isPage, urlOf } from '../http/urls.ts';
import { collectPolicies, type PageSources, type PolicyOptions } from './collect-policies.ts';
import { type FileParts, type FileWriter, linkOrCopy } from './file-writer.ts';
import { writePolicies } from './site-records.ts';

/** A file that pages need and that is made from parts of these pages. */
interface NeededFile {
  /** The path relative to the site's folder. */
  readonly file: string;
  readonly content: string;
}

interface WriterOptions extends PolicyOptions {
  /** Changes the original HTML of a page. May move a part of the HTML to a file, `needed`. */
  readonly takeOut?: (html: string) => { html: string; needed?: NeededFile | undefined };
}

/** The record of a file that a build has written, with which the next build can use the file again. */
export interface WrittenFile {
  readonly parts: FileParts;
  /** The parts that determine the policy, if the file is a page. */
  readonly sources?: PageSources | undefined;
  /** The path of a file that the page needs and that was made from pages. */
  readonly needed?: string | undefined;
}

export type SiteWriter = ReturnType<typeof siteWriter>;

/**
 * Creates the writer of a site's folder, which writes files as they are served: pages get integrity
 * hashes and a CSP, and all files get compressed variants and a modification time that is derived
 * from their content. The scripts must be in the folder already.
 * @param files writes into the same folder
 */
export function siteWriter(
  siteFolder: string,
  files: FileWriter,
  { takeOut = (html) => ({ html }), ...options }: WriterOptions = {},
) {
  const policies = collectPolicies(options);
  const addIntegrity = integrityAdder(siteFolder);
  const written = new Set<string>();
  const needed = new Map<string, Promise<FileParts>>();
  const folders = new Set<string>();

  function pathOf(file: string): string {
    const path = join(siteFolder, file);
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return path;
  }

  async function writeAll(file: string, content: Uint8Array): Promise<FileParts> {
    const parts = await files.write(file, content);
    for (const [suffix] of parts) written.add(file + suffix);
    return parts;
  }

  /** Writes a file once, although several pages need it. Returns when the file is written. */
  async function writeNeeded(file: string, contentOf: () => Uint8Array): Promise<void> {
    const writing = needed.get(file) ?? writeAll(file, contentOf());
    needed.set(file, writing);
    await writing;
  }

  /** Returns the elements of a page and the sources of its policy. @throws Error that names the page */
  function readPage(url: string, html: string, file: string) {
    try {
      const found = [...elements(html)];
      return { found, sources: policies.read(url, found) };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`${file}: the CSP of the page cannot be created. ${reason}`, { cause });
    }
  }

  /** Writes a page with integrity hashes, and the files that it needs. */
  async function writePage(file: string, original: string): Promise<WrittenFile> {
    const { html, needed } = takeOut(original);
    if (needed) await writeNeeded(needed.file, () => Buffer.from(needed.content));
    const url = urlOf(file);
    const { found, sources } = readPage(url, html, file);
    policies.add(url, sources);
    const page = addIntegrity(html, file, found);
    return { parts: await writeAll(file, Buffer.from(page)), sources, needed: needed?.file };
  }

  /**
   * Writes a file.
   * @param file the path relative to the site's folder
   * @throws an error that names the page whose CSP cannot be created, or a missing script
   */
  async function write(file: string, content: Uint8Array): Promise<WrittenFile> {
    if (isPage(file)) return writePage(file, new TextDecoder().decode(content));
    return { parts: await writeAll(file, content) };
  }

  return {
    write,
    /**
     * Takes a file from another build, without copying it if the file system has hard links.
     * @returns whether the other build still has the files as they were written
     */
    async reuse(file: string, { parts, sources, needed }: WrittenFile, otherFolder: string) {
      const isSame = ([suffix, size, time]: FileParts[number]) => {
        const found = statSync(join(otherFolder, file + suffix), { throwIfNoEntry: false });
        return found?.size === size && found.mtimeMs === time * 1000;
      };
      if (!parts.every(isSame)) return false;
      if (needed) await writeNeeded(needed, () => readFileSync(join(otherFolder, needed)));
      const path = pathOf(file);
      for (const [suffix, , time] of parts) {
        written.add(file + suffix);
        linkOrCopy(join(otherFolder, file + suffix), path + suffix, time);
      }
      if (sources) policies.add(urlOf(file), sources);
      return true;
    },
    /**
     * Finishes the files that Astro and others have written into the folder. Returns their number.
     * @throws an error that names a file with the extension .html in another letter case, or with the
     * name of a compressed variant of another file
     */
    async finishOthers() {
      const present = listFiles(siteFolder);
      // Hosts would send `.HTML` and other spellings as a page without a policy.
      const other = present.find((file) => extensionOf(file) === '.html' && !isPage(file));
      if (other)
        throw new Error(
          `${other}: expected the extension of a page to be .html in lower case; found ${extname(other)}.`,
        );
      const all = new Set(present);
      const others = present.filter((file) => !written.has(file));
      // Hosts would send this file as the compressed form of another file, whatever the file
      // contains.
      const variant = others.find((file) => isVariant(file, all));
      if (variant)
        throw new Error(
          `${variant}: expected no file with the name of the compressed ${originalOf(variant)}, which only the build makes; found one in public/ or of an integration. Give the file another name, or remove it.`,
        );
      const finish = async (file: string) => {
        const content = await readFile(join(siteFolder, file));
        if (isPage(file)) await write(file, content);
        else await files.complete(file, content);
      };
      // Twice as many files as processors, to keep Node's thread pool busy.
      await inParallel(others, 2 * availableParallelism(), finish);
      return others.length;
    },
    /**
     * Writes the policies of all pages, and removes old entries from the cache of compressed files. Must be
     * called last.
     */
    async end() {
      const collected = policies.finish();
      await writePolicies(siteFolder, collected.rules);
      await files.prune();
      return collected;
    },
  };
}

/** A placeholder for the origin of the site. Nobody can register this name (RFC 2606). */
const OWN = 'https://site.invalid';

/** Returns the URL of the script that an element loads; undefined for any other element. */
function scriptOf({ name, attributes }: Tag): string | undefined {
  if (name === 'script') return attributes.get('src');
  return attributes.get('rel') === 'modulepreload' ? attributes.get('href') : undefined;
}

/**
 * Returns a function that adds Subresource Integrity (https://www.w3.org/TR/sri-2/) to the scripts of
 * a page: a browser does not run a script in which a single byte has changed. Scripts of other
 * origins, and scripts with an integrity attribute, are left unchanged. The files of scripts must not
 * change afterwards.
 * @throws an error that names the page and the script that is not a file of the site
 */
function integrityAdder(siteFolder: string) {
  const known = new Map<string, string>();

  function hashOf(path: string, page: string): string {
    const file = join(siteFolder, decodeURI(path.slice(1)));
    if (!known.has(path) && !statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new Error(`${page}: the script ${path}: expected a file of the site; found none.`);
    const digest = known.get(path) ?? `sha256-${hash('sha256', readFileSync(file), 'base64')}`;
    known.set(path, digest);
    return digest;
  }
  return (html: string, page: string, found: readonly Tag[]): string => {
    const parts: string[] = [];
    let done = 0;
    for (const element of found) {
      const script = scriptOf(element);
      if (script === undefined || element.attributes.has('integrity')) continue;
      const address = URL.parse(script, OWN + urlOf(page));
      if (address?.origin !== OWN) continue;
      const integrity = ` integrity="${hashOf(address.pathname, page)}"`;
      parts.push(html.slice(done, element.nameEnd), integrity);
      done = element.nameEnd;
    }
    return parts.join('') + html.slice(done);
  };
}
