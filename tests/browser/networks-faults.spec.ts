import type { Fault } from '../network/faults/fault.ts';
import { faults } from '../network/faults/faults.ts';
import { expect, haveAnswered, test } from './networks.ts';
import { sufferThrough } from './networks-suffer.ts';
import { article, home, widths } from './pages.ts';

const healthy: Fault = { state: 'filled' };

for (const [name, fault] of Object.entries({ none: healthy, ...faults }))
  for (const type of [home, article])
    test.describe(name, () => {
      test.use({ fault: name });

      test(`leaves the slots of ${type.name} ${fault.state}, and the page as it was`, async ({
        context,
        asked,
        expectError,
      }) => {
        for (const report of fault.reports ?? []) expectError(report);
        await haveAnswered(context);
        await Promise.all(
          Object.values(widths).map((width) => sufferThrough(context, type, width, fault)),
        );
        const paths = (await asked()).map(({ path }) => path);
        expect(paths, 'the network was asked').toContain('/fill.js');
        expect(paths.filter((path) => path.startsWith('/told'))).toEqual([]);
      });
    });
