import { join } from 'node:path';
import { pathOf } from '../export/addresses.ts';
import type { ImportedText } from '../export/export.ts';
import type { Reference } from '../markdown/links.ts';
import type { PlannedText } from '../plan/plan.ts';
import { digestOf, writeWhole } from '../record/import-folder.ts';
import type { FindMedia, Found } from './media.ts';
import { exists, type Run } from './run.ts';

/** The number of files that are fetched at a time. */
const AT_ONCE = 6;
/** Finds the pictures and files of a text, and gives them names. */
export function mediaOf(run: Run, find: FindMedia, text: ImportedText, planned: PlannedText) {
  const { report, options } = run;
  const { root, isDry, isFetching } = options;
  const pictures = new Map<string, Uint8Array>();
  const files = new Map<string, Uint8Array>();
  const from = 'file' in text.body ? text.body.file : undefined;
  let hasPictures = text.cover !== undefined;
  const missing = new Set<string>();
  let missingPictures = 0;
  const nameOf = (
    found: Exclude<Found, { kind: 'missing' }>,
    address: string,
    isInText: boolean,
  ) => {
    const { data, ending } = 'data' in found ? found : { data: new Uint8Array(), ending: '' };
    const last =
      pathOf(address)
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? '';
    const stem = planned.site.nameFor(last).slice(0, 60) || 'picture';
    if (!isInText || found.kind === 'file') {
      const name = `${stem}-${digestOf(data).slice(0, 8)}${ending}`;
      files.set(`public/media/${name}`, data);
      return `/media/${name}`;
    }
    for (let number = 1; ; number += 1) {
      const name = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
      const other = pictures.get(name);
      if (other && Buffer.compare(other, data) !== 0) continue;
      pictures.set(name, data);
      return `./${name}`;
    }
  };
  return {
    hasPictures: () => hasPictures,
    isIncomplete: () => missing.size > 0,
    missingPictures: () => missingPictures,
    /** Fetches several files at a time, so that `bring` need not wait for each. */
    async prefetch(addresses: readonly string[]): Promise<void> {
      if (!isFetching || isDry) return;
      for (let at = 0; at < addresses.length; at += AT_ONCE)
        await Promise.all(addresses.slice(at, at + AT_ONCE).map((address) => find(address, from)));
    },
    async bring(address: string, line: number, kind: Reference['kind']) {
      hasPictures ||= kind === 'image';
      const found = await find(address, from);
      if (found.kind !== 'missing') {
        report.counts.media += 1;
        return { name: nameOf(found, address, kind === 'image'), reason: undefined };
      }
      const says = `line ${line}, ${address.slice(0, 200)}: ${found.reason}`;
      if (!missing.has(address)) report.list(report.missingMedia, planned.base, says);
      missing.add(address);
      if (kind === 'image') missingPictures += 1;
      return { name: undefined, reason: found.reason };
    },
    /** Writes the files, except those that the site has. */
    async write(folder: string): Promise<void> {
      const all = [...pictures].map(([name, data]) => [folder + name, data] as const);
      for (const [file, data] of [...all, ...files])
        if (!(await exists(join(root, file)))) await writeWhole(root, file, data);
    },
  };
}
