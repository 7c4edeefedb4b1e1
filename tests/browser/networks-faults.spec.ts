import { isExhaustive } from '../exhaustive.ts';
import { type Fault, isPlayed, tagsOf } from '../network/faults/fault.ts';
import { faults } from '../network/faults/faults.ts';
import { expect, storeConsent, test } from './networks.ts';
import { checkFault } from './networks-fault-check.ts';
import { article, home, widths } from './pages.ts';

const healthy: Fault = { state: 'filled' };

/** The faults are tested alternately with the home page on a desktop and an article on a phone. */
const views = [
  { type: home, width: widths.desk },
  { type: article, width: widths.phone },
];
const allViews = [home, article].flatMap((type) =>
  Object.values(widths).map((width) => ({ type, width })),
);

const played = Object.entries({ none: healthy, ...faults }).filter(([, fault]) => isPlayed(fault));

for (const [index, [name, fault]] of played.entries())
  test.describe(`the network’s fault “${name}”`, { tag: tagsOf(fault) }, () => {
    test.use({ fault: name });

    test(`leaves every slot ${fault.state}, and the page unchanged`, async ({
      context,
      asked,
      expectError,
    }) => {
      for (const report of fault.reports ?? []) expectError(report);
      await storeConsent(context);
      const check = ({ type, width }: (typeof allViews)[number]) =>
        checkFault(context, type, width, fault);
      // The pages mostly wait, so they are checked at the same time unless the fault uses much CPU.
      const shown = isExhaustive ? allViews : views.slice(index % 2, (index % 2) + 1);
      if (fault.isBusy) for (const view of shown) await check(view);
      else await Promise.all(shown.map(check));

      const paths = (await asked()).map(({ path }) => path);
      expect(paths, 'paths requested from the network').toContain('/fill.js');
      expect(paths.filter((path) => path.startsWith('/received'))).toEqual([]);
    });
  });
