import type { Site } from '../../settings/schema/site.ts';
import { readSourceFile } from '../../settings/source.ts';
import type { Text } from '../checks/text.ts';
import { addressRemarks } from './addresses.ts';
import { networkRemarks } from './networks.ts';
import type { Remark } from './remark.ts';
import { creativeRemarks, sampleRemarks, sentenceRemarks } from './starter-remarks.ts';

/** Returns the remarks on the settings and the texts, in the order of the files and lines. */
export function launchRemarks(site: Site, settingsFile: string, texts: readonly Text[]): Remark[] {
  const source = readSourceFile(settingsFile);
  const onSettings: Remark[] = [
    ...addressRemarks(site),
    ...creativeRemarks(site),
    ...networkRemarks(site),
  ].map(({ id, ...remark }) => {
    const line = source.lineOf(remark.field ?? '');
    return { id, file: settingsFile, line, ...remark };
  });
  return [...onSettings, ...sampleRemarks(texts), ...sentenceRemarks(texts)].sort(
    (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)) || (a.line ?? 0) - (b.line ?? 0),
  );
}
