import { createHash } from 'node:crypto';
import { createIndex, type IndexFile } from 'pagefind';
import { type SearchRecord, recordDocument } from './record.tsx';
import { tellingRuntime } from './runtime.ts';
import { vocabularyOf } from './vocabulary.ts';

const RUNTIME = 'pagefind.js';
/** What a search needs of Pagefind's output; the rest are interfaces of its own. */
const NEEDED = /^(?:pagefind\.js|pagefind-entry\.json|.*\.pf_meta|wasm\..*|(?:fragment|index)\/.*)$/;

/** The search index of a site with everything that reads it, as files. */
export interface SearchBundle {
  /** Tells this content apart from any other, so that its files may be cached for ever. */
  version: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Makes the index of a site's pages.
 * @param language the language of the pages, such as "en-GB"
 * @throws what Pagefind reports, with the path of the page
 */
export async function makeBundle(
  records: readonly SearchRecord[],
  language: string,
): Promise<SearchBundle> {
  const { index, errors } = await createIndex({ forceLanguage: new Intl.Locale(language).language });
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  for (const record of records) {
    const added = await index.addHTMLFile({ url: record.path, content: recordDocument(record) });
    if (added.errors.length > 0)
      throw new Error(`${record.path}: not taken into the search index: ${added.errors.join('; ')}`);
  }
  const made = await index.getFiles();
  await index.deleteIndex();

  const files = new Map(
    made.files.filter(({ path }) => NEEDED.test(path)).map(({ path, content }) => [path, content]),
  );
  const encoder = new TextEncoder();
  const runtime = new TextDecoder().decode(files.get(RUNTIME));
  files.set(RUNTIME, encoder.encode(tellingRuntime(runtime)));
  files.set('words.json', encoder.encode(JSON.stringify(vocabularyOf(records))));
  return { version: versionOf(files), files };
}

/** The names of all other files are hashes of their content. */
function versionOf(files: ReadonlyMap<string, IndexFile['content']>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(path);
    if (!path.includes('/')) hash.update(content);
  }
  return hash.digest('hex').slice(0, 10);
}
