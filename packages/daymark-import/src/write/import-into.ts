import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Export } from '../export/export.ts';
import { placeLanguages, type Sites } from '../plan/languages.ts';
import { planImport } from '../plan/plan.ts';
import { openImportFolder, writeWhole } from '../record/import-folder.ts';
import { Report, reportText } from '../record/report.ts';
import { correctRefused } from './refused.ts';
import type { ImportOptions } from './run.ts';
import { writeTerms } from './text-fields.ts';
import { textWriter } from './write-text.ts';

/*
 * Writes the texts of an export into the folder of a site. The importer overwrites no file of the
 * owner: the ledger of earlier runs says which files the importer has written.
 */

/**
 * Imports an export into a site. A dry run only writes the report.
 * @returns the report, which is also in `import/report.md`
 */
export async function importInto(
  source: Export,
  sites: Sites,
  options: ImportOptions,
): Promise<Report> {
  const { root, isDry, onProgress, signal } = options;
  const placement = placeLanguages(source.languages, sites, options.language);
  const languages = [...placement.outcomes.values()];
  const report = new Report(source, languages, isDry);
  const { ledger, save, removeParts } = await openImportFolder(root);
  const plan = await planImport({ source, sites, placement, root, ledger, report }, (count) => {
    signal?.throwIfAborted();
    onProgress?.(count, undefined);
  });
  const writer = textWriter({
    ...{ source, sites, plan, ledger, report, options },
    ...{ anchors: new Map(), failed: new Set(), drafts: new Set(), blank: new Set() },
  });
  if (!isDry) {
    // The ledger gets the planned names before any text is written. If this run is killed, the next run may
    // overwrite files with these names.
    for (const { id, base, earlier } of plan.texts.values())
      if (!earlier) ledger.texts[id] = { file: base };
    await writeTerms(plan, ledger, report, root);
    await save();
  } else {
    report.counts.topics = plan.topics.length;
    report.counts.authors = plan.authors.length;
  }
  let done = 0;
  const seen = new Set<string>();
  try {
    for await (const text of source.texts()) {
      onProgress?.(done, plan.texts.size);
      signal?.throwIfAborted();
      const planned = plan.texts.get(text.id);
      if (!planned || seen.has(text.id)) continue;
      seen.add(text.id);
      await writer.write(text, planned);
      done += 1;
    }
    onProgress?.(done, plan.texts.size);
    if (!isDry) await save();
    await writer.correctLinks();
    const { check } = options;
    if (!isDry && check && report.counts.articles + report.counts.pages > 0) {
      const terms = [...plan.topics, ...plan.authors].map(({ file }) => file);
      await correctRefused(root, ledger, terms, report, () => check(root, signal));
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
    report.isStopped = true;
  } finally {
    if (!isDry) await save();
    await removeParts();
  }
  report.leftOver = source.leftOver;
  await writeReport(report, root);
  return report;
}

/**
 * Writes the report. The report of an earlier run that wrote texts is kept under a name with a
 * number.
 */
async function writeReport(report: Report, root: string): Promise<void> {
  const { articles, pages } = report.counts;
  const { unchanged, edited, deleted } = report.earlier;
  const isLater = unchanged + edited.length + deleted.length > 0;
  if (!report.isDry && articles + pages === 0 && isLater) return;
  const file = 'import/report.md';
  const before = await readFile(join(root, file), 'utf8').catch(() => undefined);
  const text = reportText(report);
  if (before?.startsWith('# What the import has done'))
    for (let number = 1; ; number += 1) {
      const kept = `import/report-${number}.md`;
      if (existsSync(join(root, kept))) continue;
      await writeWhole(root, kept, before);
      break;
    }
  await writeWhole(root, file, text);
}
