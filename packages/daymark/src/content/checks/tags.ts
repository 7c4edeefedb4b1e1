import type { Site } from '../../settings/schema/site.ts';
import { readTag } from '../../settings/tag-file.ts';
import type { Problem } from './problem.ts';
import { lineFinder } from './settings.ts';

/** Reports tag files in the settings that are missing or empty. */
export async function tagProblems(
  { networks }: Pick<Site, 'networks'>,
  file: string,
): Promise<Problem[]> {
  const tags = networks.flatMap((network, index) =>
    network.adapter === 'tag'
      ? Object.entries(network.slots).map(([slot, filling]) => ({
          field: `networks.${index}.slots.${slot}.file`,
          tag: filling.file,
        }))
      : [],
  );
  if (tags.length === 0) return [];
  const lineOf = await lineFinder(file);
  return tags.flatMap(({ field, tag }) => {
    const fault = faultOf(tag);
    if (fault === undefined) return [];
    const found = `"${tag}", which ${fault}`;
    return [
      {
        file,
        line: lineOf(tag),
        field,
        expected: 'a file with the HTML tag of an ad seller',
        found,
      },
    ];
  });
}

function faultOf(tag: string): string | undefined {
  try {
    return readTag(tag).trim() === '' ? 'is empty' : undefined;
  } catch {
    return 'cannot be read';
  }
}
