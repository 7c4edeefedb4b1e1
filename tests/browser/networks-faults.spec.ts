import { isExhaustive } from '../exhaustive.ts';
import type { Fault } from '../network/faults/fault.ts';
import { faults } from '../network/faults/faults.ts';
import { expect, storeConsent, test } from './networks.ts';
import { checkFault } from './networks-fault-check.ts';
import { article, home, widths } from './pages.ts';

const MINUTE = 60_000;

const healthy: Fault = { state: 'filled' };

/**
 * An article on a phone and the home page on a desktop; in the exhaustive run, both at every width.
 */
const views = isExhaustive
  ? [home, article].flatMap((type) => Object.values(widths).map((width) => ({ type, width })))
  : [
      { type: article, width: widths.phone },
      { type: home, width: widths.desk },
    ];

for (const [name, fault] of Object.entries({ none: healthy, ...faults }))
  test.describe(name, () => {
    test.use({ fault: name });

    test(`leaves every slot ${fault.state}, and the pages unchanged`, async ({
      context,
      asked,
      expectError,
    }) => {
      test.setTimeout(2 * MINUTE);
      for (const report of fault.reports ?? []) expectError(report);
      await storeConsent(context);
      const check = ({ type, width }: (typeof views)[number]) =>
        checkFault(context, type, width, fault);
      // Mostly waits, so the pages run at the same time, except with a fault that uses much CPU.
      if (fault.isBusy) for (const view of views) await check(view);
      else await Promise.all(views.map(check));

      const paths = (await asked()).map(({ path }) => path);
      expect(paths, 'the network was asked').toContain('/fill.js');
      expect(paths.filter((path) => path.startsWith('/received'))).toEqual([]);
    });
  });
