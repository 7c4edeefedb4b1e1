import { type Google, playGoogle } from '../network/google.ts';
import { recordShifts } from './layout-shifts.ts';
import { expect, storeConsent, test } from './networks.ts';
import { filledBoxes, seeEachBox, statesOf } from './networks-boxes.ts';
import { widths } from './pages.ts';

/** A page whose slot AdSense fills without a frame, and a page with a tall slot of Ad Manager. */
const places = [
  { name: 'AdSense', path: '/resources', bannerId: 501 },
  { name: 'Ad Manager', path: '/blog', bannerId: 302 },
] as const;

const outcomes: readonly [Google, RegExp][] = [
  ['fills', /^filled$/],
  ['has nothing', /^empty$/],
  ['is a stub', /^(?:late|failed|empty)$/],
];

for (const { name, path, bannerId } of places)
  for (const [google, state] of outcomes)
    test(`a slot of ${name} shows a creative of ${name} or the house creative when Google’s script ${google}`, async ({
      page,
      context,
    }) => {
      await playGoogle(context, google);
      await storeConsent(context);
      const shifts = await recordShifts(page);
      await page.setViewportSize({ width: widths.desk, height: 800 });
      await page.goto(path);
      const boxOf = async () => (await filledBoxes(page)).find((box) => box.bannerId === bannerId);
      const before = await boxOf();
      await seeEachBox(page);
      await expect.poll(async () => (await boxOf())?.state, { timeout: 10_000 }).toMatch(state);
      const after = await boxOf();
      expect(after?.height).toBe(before?.height);
      expect(after?.house).toBe(google !== 'fills');
      expect(await statesOf(page)).not.toContain('waiting');
      expect(await shifts()).toEqual([]);
    });
