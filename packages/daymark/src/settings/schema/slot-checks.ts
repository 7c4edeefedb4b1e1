import type { z } from 'zod';
import { didYouMean } from '../edit-distance.ts';
import type { creatives } from './creatives.ts';
import { isSound } from './fields.ts';
import type { slots } from './slots.ts';

interface Parts {
  slots: z.output<typeof slots>;
  creatives: z.output<typeof creatives>;
}

/**
 * Checks that banner ids and the ids of house creatives are unique, and that the house creative of
 * every slot exists.
 */
export function checkSlots({ slots, creatives }: Parts, context: z.RefinementCtx): void {
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const { issues } = context;
  const known = isSound(issues, 'creatives') ? creatives.map(({ id }) => id) : undefined;
  known?.forEach((id, index) => {
    if (known.indexOf(id) < index)
      report(['creatives', index, 'id'], 'an id that no other house creative has');
  });

  if (!isSound(issues, 'slots')) return;
  const owners = new Map<number, string>();
  for (const [page, positions] of Object.entries(slots))
    for (const [position, { bannerId, creative }] of Object.entries(positions || {})) {
      const path = ['slots', page, position];
      const owner = owners.get(bannerId);
      if (owner) report([...path, 'bannerId'], `a unique banner id: ${owner} has the same id`);
      else owners.set(bannerId, path.join('.'));
      if (creative !== undefined && known && !known.includes(creative))
        report(
          [...path, 'creative'],
          `the id of a house creative: ${known.join(', ')}${didYouMean(creative, known)}`,
        );
    }
}
