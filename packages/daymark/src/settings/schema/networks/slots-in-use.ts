import type { z } from 'zod';
import type { slots } from '../slots.ts';
import type { networks } from './networks.ts';

interface Parts {
  networks: z.output<typeof networks>;
  slots: z.output<typeof slots>;
}

/** Checks that no network fills a slot of a page without advertising. */
export function checkSlotsInUse({ networks, slots }: Parts, context: z.RefinementCtx): void {
  const dark = Object.entries(slots).flatMap(([page, positions]) => (positions ? [] : [page]));
  networks.forEach((network, index) => {
    for (const slot of Object.keys(network.slots)) {
      const page = dark.find((page) => slot.startsWith(`${page}.`));
      if (page === undefined) continue;
      const path = ['networks', index, 'slots', slot];
      const message = `a slot on a page with advertising: slots.${page} is false`;
      context.addIssue({ code: 'custom', path, message });
    }
  });
}
