import { isExhaustive } from '../exhaustive.ts';
import { isPlayed, tagsOf } from '../network/faults/fault.ts';
import { faults } from '../network/faults/faults.ts';
import { expect, storeConsent, test } from './networks.ts';
import { checkFault } from './networks-fault-check.ts';
import { type PageType, widths } from './pages.ts';

interface Place extends PageType {
  readonly faults: readonly string[];
  /** The screen widths at which the network's slot is shown. */
  readonly widths: readonly number[];
}

/** Places where an ad network is weakly isolated, each with faults that must not harm the page. */
const places: readonly Place[] = [
  {
    name: 'a frame on the second host',
    path: '/blog',
    status: 200,
    widths: [widths.phone, widths.bar - 1],
    faults: [
      'never-answers',
      'navigates-the-page',
      'reads-the-page',
      'reads-storage',
      'floods-storage',
      'floods-messages',
    ],
  },
  {
    name: 'the page itself',
    path: '/community',
    status: 200,
    widths: Object.values(widths),
    faults: [
      'never-answers',
      'refused',
      'not-found',
      'no-fill',
      'too-large',
      'of-zero-size',
      'grows-and-shrinks',
      'refreshes-every-second',
      'removes-its-container',
      'stub-of-a-blocker',
    ],
  },
];

for (const { faults: names, widths: all, ...type } of places)
  for (const name of names) {
    const fault = faults[name];
    if (!fault) throw new Error(`faults: expected a fault with the name ${name}; found none`);
    if (!isPlayed(fault)) continue;
    const screens = isExhaustive ? all : all.slice(0, 1);
    test.describe(`the network’s fault “${name}”`, { tag: tagsOf(fault) }, () => {
      test.use({ fault: name });

      test(`in ${type.name} leaves the page unchanged`, async ({ context, asked, expectError }) => {
        for (const report of fault.reports ?? []) expectError(report);
        await storeConsent(context);
        const check = (width: number) => checkFault(context, type, width, fault);
        if (fault.isBusy) for (const width of screens) await check(width);
        else await Promise.all(screens.map(check));
        const paths = (await asked()).map(({ path }) => path);
        expect(paths.filter((path) => path.startsWith('/received'))).toEqual([]);
      });
    });
  }
