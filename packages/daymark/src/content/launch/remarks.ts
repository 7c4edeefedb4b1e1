import type { Site } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import type { Body } from '../checks/body.ts';
import { byPosition } from '../checks/problem.ts';
import type { Text } from '../checks/text.ts';
import { addressRemarks } from './addresses.ts';
import { helpRemarks } from './help.ts';
import { networkRemarks } from './networks.ts';
import type { Remark } from './remark.ts';
import { creativeRemarks, sampleRemarks, sentenceRemarks } from './starter-remarks.ts';

/**
 * Returns the remarks on the settings and the texts, in the order of the files and lines.
 * @param today a day such as "2026-06-14"
 */
export function launchRemarks(
  site: Site,
  { file, lineOf }: SettingsSource,
  texts: readonly (Text & Pick<Body, 'paragraphs'>)[],
  today: string,
): Remark[] {
  const onSettings: Remark[] = [
    ...addressRemarks(site),
    ...creativeRemarks(site),
    ...helpRemarks(site, today),
    ...networkRemarks(site),
  ].map(({ id, ...remark }) => ({ id, file, line: lineOf(remark.field ?? ''), ...remark }));
  return [...onSettings, ...sampleRemarks(texts), ...sentenceRemarks(texts)].sort(byPosition);
}
