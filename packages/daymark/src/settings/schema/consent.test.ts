import { expect, it } from 'vitest';
import { elementsExample, platformExample, reportOn } from './networks/testing.ts';

const reportOnReopen = (reopen: string) =>
  reportOn([elementsExample], { consent: { platform: { ...platformExample, reopen } } });

it('reopen is the name of a function, not a call', () => {
  expect(reportOnReopen('googlefc.showRevocationMessage')).toEqual([]);
  expect(reportOnReopen('showRevocationMessage()')).toEqual([
    'consent.platform.reopen: expected the name of a function, such as "googlefc.showRevocationMessage"; found "showRevocationMessage()"',
  ]);
});
