import type { z } from 'zod';
import type { home } from '../home.ts';
import type { slots } from '../slots.ts';
import type { networks } from './networks.ts';

interface Parts {
  networks: z.output<typeof networks>;
  slots: z.output<typeof slots>;
  home: z.output<typeof home>;
}

/** Returns whether an issue makes the order of the home page's sections unusable. */
export const concernsHome = ({ path }: { path?: PropertyKey[] | undefined }) =>
  path?.[0] === 'home';

/** Checks that no network fills a slot of a page without advertising, or of a section left out. */
export function checkSlotsInUse({ networks, slots, home }: Parts, context: z.RefinementCtx): void {
  const dark = Object.entries(slots).flatMap(([page, positions]) => (positions ? [] : [page]));
  const isLeftOut = (slot: string) =>
    /^home\..*-latest$/.test(slot) && !home.sections.includes('newest');
  networks.forEach((network, index) => {
    for (const slot of Object.keys(network.slots)) {
      const path = ['networks', index, 'slots', slot];
      const report = (message: string) => context.addIssue({ code: 'custom', path, message });
      const page = dark.find((page) => slot.startsWith(`${page}.`));
      if (page) report(`a slot on a page with advertising: slots.${page} is false`);
      else if (isLeftOut(slot)) report('a slot of a section in home.sections: newest is left out');
    }
  });
}
