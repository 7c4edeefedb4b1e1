import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { bundle } from '../browser/scripts/import-queries.ts';
import { parseSettings } from '../settings/settings.ts';
import { counterOn } from './counter.ts';

it('the script that counts has at most 600 bytes', async () => {
  const { code } = await bundle(new URL('./counter.browser.ts', import.meta.url).pathname);
  expect(code.length).toBeGreaterThan(200);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(600);
});

it('a page has the request of the counter as attributes of a script', () => {
  const goatcounter = { service: 'goatcounter', host: 'https://harbour.goatcounter.com' };
  const on = (service: object) => counterOn(parseSettings({ ...owners, services: [service] }));
  expect(on(goatcounter)).toEqual({
    attributes: {
      'data-count': 'https://harbour.goatcounter.com/count',
      'data-as': 'query',
      'data-fields': '{"p":"$path","t":"$title","r":"$referrer"}',
      'data-id': 'counter',
    },
    asks: true,
  });
  expect(on({ ...goatcounter, withoutConsent: true, ignoresSignals: true })).toMatchObject({
    attributes: { 'data-always': '' },
    asks: false,
  });
  expect(counterOn(parseSettings(owners))).toBeUndefined();
});
