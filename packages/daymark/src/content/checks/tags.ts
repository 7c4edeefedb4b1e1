import { readTag } from '../../settings/adapters/tag-file.ts';
import type { Site } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import type { Problem } from './problem.ts';

/** Reports tag files in the settings that are missing or empty. */
export function tagProblems(
  { networks }: Pick<Site, 'networks'>,
  { file, lineOf }: SettingsSource,
): Problem[] {
  const expected = 'a file with the HTML tag of an ad seller';
  return networks.flatMap(({ slots }, index) =>
    Object.entries(slots).flatMap(([slot, { file: tag }]) => {
      const fault = faultOf(tag);
      if (!tag || !fault) return [];
      const field = `networks.${index}.slots.${slot}.file`;
      return [{ file, line: lineOf(field), field, expected, found: `"${tag}", which ${fault}` }];
    }),
  );
}

function faultOf(tag: string | undefined): string | undefined {
  try {
    return tag && readTag(tag).trim() === '' ? 'is empty' : undefined;
  } catch (error) {
    return Object(error).code === 'ENOENT' ? 'does not exist' : 'cannot be read';
  }
}
