import type { Site } from '../../settings/schema/site.ts';
import { readSourceFile } from '../../settings/source.ts';
import type { Text } from '../checks/text.ts';
import { PRIVACY_TEXT } from '../static-pages/privacy-placeholders.ts';
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
  const onTexts = [
    ...privacyRemarks(site, texts),
    ...sampleRemarks(texts),
    ...sentenceRemarks(texts),
  ];
  return [...onSettings, ...onTexts].sort(
    (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** A remark if ad networks run on a site without the text of the privacy page. */
function privacyRemarks({ networks }: Pick<Site, 'networks'>, texts: readonly Text[]): Remark[] {
  if (networks.length === 0 || texts.some(({ file }) => file === PRIVACY_TEXT)) return [];
  return [
    {
      id: 'no-privacy-text',
      file: PRIVACY_TEXT,
      expected: 'a privacy policy with the line ::networks',
      found: 'no file',
      effect: 'Visitors cannot read what the ad networks receive, which the law may require.',
    },
  ];
}
