import type { Route } from '@playwright/test';
import { isExhaustive } from '../exhaustive.ts';
import type { Fault } from '../network/faults/fault.ts';
import { storeConsent, test } from './networks.ts';
import { checkFault } from './networks-fault-check.ts';
import { type PageType, widths } from './pages.ts';

/**
 * Pages with ad slots that a network's own HTML (a tag) or Google fills, and the screen widths at
 * which the page shows such a slot. The ordinary run uses the first width.
 */
const places: readonly (PageType & { readonly widths: readonly number[] })[] = [
  { name: 'a topic page', path: '/topics/attention', status: 200, widths: Object.values(widths) },
  { name: 'the resources page', path: '/resources', status: 200, widths: Object.values(widths) },
  { name: 'the blog', path: '/blog', status: 200, widths: [widths.bar, widths.desk] },
];

const SCRIPTS = /\/(?:tag|adsbygoogle|gpt)\.js/;

interface Answer extends Fault {
  readonly name: string;
  readonly give: (route: Route) => Promise<void>;
}

const answers: readonly Answer[] = [
  { name: 'never arrives', state: 'late', give: async () => {} },
  {
    name: 'is a 404 error',
    state: 'failed',
    give: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' }),
    reports: [/status of 404/],
  },
];

for (const { name, give, ...fault } of answers)
  test(`pages stay unchanged when the response with the script of an ad tag or of Google ${name}`, async ({
    context,
    expectError,
  }) => {
    for (const report of fault.reports ?? []) expectError(report);
    await storeConsent(context);
    await context.route(SCRIPTS, give);
    const views = places.flatMap(({ widths, ...type }) =>
      (isExhaustive ? widths : widths.slice(0, 1)).map((width) => ({ type, width })),
    );
    await Promise.all(views.map(({ type, width }) => checkFault(context, type, width, fault)));
  });
