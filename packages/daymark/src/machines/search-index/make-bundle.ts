import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import { z } from 'zod';
import { recordDocument, type SearchRecord } from './record.ts';
import { tellingRuntime } from './runtime.ts';
import { vocabularyOf } from './vocabulary.ts';

const RUNTIME = 'pagefind.js';
const ENTRY = 'pagefind-entry.json';
/**
 * Matches the list of all pages, by far the largest file in the index of a large site. The build
 * undoes Pagefind's gzip of this file, because the server's compression makes it smaller.
 */
const META = /\.pf_meta$/;
const entry = z.object({
  languages: z.record(z.string(), z.object({ hash: z.string(), wasm: z.string().nullish() })),
});
/**
 * The files of Pagefind's output that a search needs. The other files are Pagefind's user
 * interfaces.
 */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|.*\.pf_meta|wasm\..*|(?:fragment|index)\/.*)$/;

/** The search index of a site and the code that reads it, as files. */
export interface SearchBundle {
  /** A hash of the content, so that browsers may cache the files for ever. */
  version: string;
  /** The names of the files that every search needs, in addition to `pagefind.js`. */
  core: readonly string[];
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Builds the index of a site's pages.
 * @param language the language of the pages, such as "en-GB"
 * @throws an error with Pagefind's message and the path of the page
 */
export async function makeBundle(
  records: readonly SearchRecord[],
  language: string,
): Promise<SearchBundle> {
  const index = await indexOf(records, language);
  const made = await index.getFiles();
  await index.deleteIndex();

  const files = new Map(
    made.files
      .filter(({ path }) => NEEDED.test(path))
      .map(({ path, content }) => [path, META.test(path) ? gunzipSync(content) : content]),
  );
  const text = (path: string) => new TextDecoder().decode(files.get(path));
  const write = (path: string, content: string) =>
    files.set(path, new TextEncoder().encode(content));

  // Pagefind requests its entry file with an empty `ts`: see src/site/search/engine/start.ts.
  const { languages } = entry.parse(JSON.parse(text(ENTRY)));
  const core = Object.values(languages).flatMap(({ hash, wasm }) => [
    `${ENTRY}?ts=`,
    `pagefind.${hash}.pf_meta`,
    `wasm.${wasm ?? 'unknown'}.pagefind`,
  ]);
  write(RUNTIME, tellingRuntime(text(RUNTIME)));
  write('words.json', JSON.stringify(vocabularyOf(records)));
  return { version: versionOf(files), core, files };
}

async function indexOf(records: readonly SearchRecord[], language: string) {
  const { index, errors } = await createIndex({
    forceLanguage: new Intl.Locale(language).language,
  });
  if (!index) throw new Error(`The search index cannot be created: ${errors.join('; ')}`);
  for (const record of records) {
    const content = recordDocument(record, language);
    const added = await index.addHTMLFile({ url: record.path, content });
    if (added.errors.length > 0)
      throw new Error(
        `${record.path}: the page cannot be added to the search index: ${added.errors.join('; ')}`,
      );
  }
  return index;
}

/**
 * Hashes the files in the top folder. They list all other files by names that contain content
 * hashes, so a change of any file changes the result.
 */
function versionOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort())
    if (!path.includes('/')) hash.update(files.get(path) ?? '');
  return hash.digest('hex').slice(0, 10);
}
