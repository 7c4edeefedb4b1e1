import type { z } from 'zod';
import type { creatives } from './creatives.ts';
import type { slots } from './slots.ts';

interface Parts {
  slots: z.output<typeof slots>;
  creatives: z.output<typeof creatives>;
}

type Report = (path: PropertyKey[], message: string) => void;

/**
 * Checks that banner ids and the ids of house creatives are unique, and that the house creative of
 * every slot exists.
 */
export function checkSlots({ slots, creatives }: Parts, context: z.RefinementCtx): void {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message });
  const known = creatives.map(({ id }) => id);
  creativesAreUnique(known, report);

  const owners = new Map<number, string>();
  for (const [page, positions] of Object.entries(slots))
    for (const [position, { bannerId, creative }] of Object.entries(positions || {})) {
      const path = ['slots', page, position];
      const owner = owners.get(bannerId);
      if (owner) report([...path, 'bannerId'], `a unique banner id: ${owner} has the same id`);
      else owners.set(bannerId, path.join('.'));
      if (creative !== undefined && !known.includes(creative))
        report([...path, 'creative'], `the id of a house creative: ${known.join(', ')}`);
    }
}

function creativesAreUnique(ids: string[], report: Report): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index)
      report(['creatives', index, 'id'], 'an id that no other house creative has');
  });
}
