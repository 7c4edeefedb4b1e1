import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { extensionOf } from '../http/content-type.ts';
import { isVariant } from '../http/encodings.ts';
import { listFiles } from '../http/files.ts';
import { elements } from '../http/markup.ts';
import { isPage, urlOf } from '../http/urls.ts';
import {
  type CollectedPolicies,
  collectPolicies,
  type PageSources,
  type PolicyOptions,
} from './collect-policies.ts';
import type { FileParts } from './file-writer.ts';
import { inParallel } from './in-parallel.ts';
import { addIntegrity, scriptHashes } from './integrity.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { writeManifest } from './page-policies.ts';
import { writingThread } from './writing-thread.ts';

/** A file that pages need and that is made from them. */
interface NeededFile {
  /** The path relative to the site's folder. */
  readonly file: string;
  readonly content: string;
}

export interface WriterOptions extends PolicyOptions {
  /** The folder of the cache with compressed files. */
  readonly cacheFolder: string;
  /** The number of pages of the site. */
  readonly pages: number;
  /** Changes the HTML of a page before anything else, and moves parts of it to files. */
  readonly takeOut?: (html: string) => { html: string; needed?: NeededFile | undefined };
}

/** What a build knows of a file that it has written. The next build can use the file again. */
export interface WrittenFile {
  readonly parts: FileParts;
  /** What determines the policy, if the file is a page. */
  readonly sources?: PageSources | undefined;
  /** The path of a file that the page needs and that was made from pages. */
  readonly needed?: string | undefined;
}

/**
 * Writes the files of a site as they are served. Pages get integrity hashes and a CSP, and all
 * files get compressed variants and a modification time that is derived from their content.
 */
export interface SiteWriter {
  /**
   * Writes a file.
   * @param file the path relative to the site's folder
   * @throws an error that names the page whose CSP cannot be created, or a missing script
   */
  write(file: string, content: Uint8Array): Promise<WrittenFile>;
  /**
   * Takes a file from another build, without copying it if the file system has hard links.
   * @returns whether the files of that build are those that were written
   */
  reuse(file: string, written: WrittenFile, otherFolder: string): Promise<boolean>;
  /**
   * Finishes the files that something else has written into the folder. Returns their number.
   * @throws an error that names a file with the extension .html in another letter case
   */
  finishOthers(): Promise<number>;
  /** Writes the policies of all pages. Must be called last. */
  end(): Promise<CollectedPolicies>;
}

/** Creates the writer of a site's folder. The scripts must be in the folder already. */
export async function siteWriter(
  siteFolder: string,
  { cacheFolder, pages, takeOut = (html) => ({ html }), ...options }: WriterOptions,
): Promise<SiteWriter> {
  const thread = writingThread({ siteFolder, cacheFolder, pages });
  const policies = collectPolicies(options);
  const integrityOf = scriptHashes(siteFolder);
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

  function writeAll(file: string, content: Uint8Array): Promise<FileParts> {
    written.add(file);
    return thread.write(file, content);
  }

  /** Writes a file that pages need, once. Returns when it is in the folder. */
  async function writeNeeded(file: string, contentOf: () => Uint8Array): Promise<void> {
    const writing = needed.get(file) ?? writeAll(file, contentOf());
    needed.set(file, writing);
    await writing;
  }

  function readPage(url: string, html: string, file: string) {
    try {
      const found = [...elements(html)];
      return { found, sources: policies.read(url, found) };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`${file}: the CSP of the page cannot be created. ${reason}`, { cause });
    }
  }

  async function writePage(file: string, original: string): Promise<WrittenFile> {
    const { html, needed } = takeOut(original);
    if (needed) await writeNeeded(needed.file, () => Buffer.from(needed.content));
    const url = urlOf(file);
    const { found, sources } = readPage(url, html, file);
    policies.add(url, sources);
    const page = addIntegrity(html, url, (path) => integrityOf(path, file), found);
    return { parts: await writeAll(file, Buffer.from(page)), sources, needed: needed?.file };
  }

  async function write(file: string, content: Uint8Array): Promise<WrittenFile> {
    if (isPage(file)) return writePage(file, new TextDecoder().decode(content));
    return { parts: await writeAll(file, content) };
  }

  return {
    write,
    async reuse(file, { parts, sources, needed }, otherFolder) {
      const isSame = ([suffix, size, time]: FileParts[number]) => {
        const found = statSync(join(otherFolder, file + suffix), { throwIfNoEntry: false });
        return found?.size === size && found.mtimeMs === time * 1000;
      };
      if (!parts.every(isSame)) return false;
      if (needed) await writeNeeded(needed, () => readFileSync(join(otherFolder, needed)));
      written.add(file);
      const path = pathOf(file);
      for (const [suffix, , time] of parts)
        linkOrCopy(join(otherFolder, file + suffix), path + suffix, time);
      if (sources) policies.add(urlOf(file), sources);
      return true;
    },
    async finishOthers() {
      const files = listFiles(siteFolder);
      // Hosts would send `.HTML` and other spellings as a page without a policy.
      const other = files.find((file) => extensionOf(file) === '.html' && !isPage(file));
      if (other)
        throw new Error(
          `${other}: expected the extension of a page to be .html in lower case; found ${extname(other)}.`,
        );
      const all = new Set(files);
      const others = files.filter(
        (file) => !written.has(file) && !(isVariant(file, all) && written.has(withoutSuffix(file))),
      );
      const finished = new Set<string>();
      const finish = async (file: string) => {
        if (finished.has(file)) return;
        const content = await readFile(join(siteFolder, file));
        const parts = isPage(file)
          ? (await write(file, content)).parts
          : await thread.complete(file, content);
        for (const [suffix] of parts) finished.add(file + suffix);
      };
      // More than the processors, which keeps Node's thread pool busy. The variants of other files
      // come last, because a file may replace them.
      const originals = others.filter((file) => !isVariant(file, all));
      const variants = others.filter((file) => isVariant(file, all));
      for (const group of [originals, variants])
        await inParallel(group, 2 * availableParallelism(), finish);
      return others.length;
    },
    async end() {
      const collected = policies.finish();
      await writeManifest(siteFolder, collected.rules);
      await thread.prune();
      return collected;
    },
  };
}

/** Returns the name of a file without the suffix of its encoding. */
const withoutSuffix = (file: string) => file.slice(0, -extname(file).length);
