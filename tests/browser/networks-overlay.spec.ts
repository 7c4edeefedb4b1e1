import { recordShifts } from './layout-shifts.ts';
import { expect, storeConsent, test } from './networks.ts';
import { seeEachBox } from './networks-boxes.ts';
import { overlayOf, startsOfOverlay } from './overlay.ts';
import { home, schemes, widths } from './pages.ts';
import { visitUntilQuiet } from './quiet.ts';

const DEBUG = `${home.path}?ads=debug`;

for (const width of Object.values(widths))
  test(`the debug overlay shows data of each slot at ${width} px, without a layout shift`, async ({
    page,
    context,
  }) => {
    await storeConsent(context);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await recordShifts(page);
    await page.goto(DEBUG);
    await seeEachBox(page);
    await expect
      .poll(async () => (await overlayOf(page)).find(({ slot }) => slot === '101'))
      .toMatchObject({
        'filled by': 'acme',
        consent: 'granted',
        reserved: expect.stringMatching(/ × 250$/),
        rendered: expect.stringMatching(/ × 250$/),
        creative: width < 768 ? '300 × 250' : expect.stringMatching(/^(728 × 90|300 × 250)$/),
        'layout shift': '0.000',
        state: expect.stringMatching(/^filled after \d+ ms$/),
      });
    const placesOf = (selector: string) =>
      page.locator(`${selector}:visible`).evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top } = element.getBoundingClientRect();
          return [left, top].map(Math.round);
        }),
      );
    // The overlay follows the page at the next frame.
    const apart = async () => {
      const [lists, boxes] = [await placesOf('dl'), await placesOf('.slot-box')];
      return lists.length > 2 && JSON.stringify(lists) === JSON.stringify(boxes) ? [] : lists;
    };
    await expect.poll(apart).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await shifts()).toEqual([]);
  });

for (const colorScheme of schemes)
  test(`the debug overlay shows missing consent in readable text, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(DEBUG);
    // The overlay may start before the script that fills slots has read the visitor's answer.
    await expect
      .poll(async () => (await overlayOf(page))[0])
      .toMatchObject({ consent: 'unasked', 'filled by': 'acme', state: 'not requested' });
    const colours = await page
      .locator('dl:visible')
      .first()
      .evaluate((list) => {
        const { color, backgroundColor } = getComputedStyle(list);
        return [color, backgroundColor];
      });
    expect(colours).toEqual(['rgb(244, 241, 234)', 'rgb(20, 24, 29)']);
  });

test('a page without the parameter ?ads=debug does not load the debug overlay', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitUntilQuiet(page, home.path);
  expect(asked.filter((url) => url.includes('overlay'))).toEqual([]);
  expect(await startsOfOverlay(page), 'scripts that could load the overlay').toHaveLength(1);
});
