import { inject } from 'vitest';
import { button, links, targetOf, textOf } from './page.ts';
import { expect, test } from './visitor.ts';

const amounts = '.kept-amount';

test('an article kept for later is on the preferences page until it is erased, also after a reload', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/blog');
  const path = await targetOf(page, links.article);
  await visitor.visit(path);
  const label = () => page.$eval('[data-keep]', (keep) => keep.textContent);
  await expect.poll(label).toBe('Save to reading list');
  await page.locator('[data-keep]').click();
  await expect.poll(label).toBe('Remove from reading list');

  await visitor.visit('/preferences');
  const kept = `main a[href="${path}"]`;
  await page.locator(kept).wait();
  await page.reload();
  await page.locator(kept).wait();
  await page.locator(button('Delete everything')).click();
  await page.locator(`dialog ${button('Delete')}`).click();
  const rest = () => page.$$eval(amounts, (all) => all.map(({ textContent }) => textContent));
  await expect.poll(rest).not.toContain('1 article');
  expect(await page.$(kept)).toBeNull();
});

test('a note that a visitor writes on a step of the path, and a step marked as done, are kept in the browser', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/resources');
  const steps = await page.$$eval(links.step, (all) => all.map((link) => link.pathname));
  const texts = await Promise.all(
    steps.map(async (step) => (await fetch(inject('origin') + step)).text()),
  );
  const step = steps.find((_, index) => texts[index]?.includes('id="journal"'));
  await visitor.visit(step ?? 'no step with a text field');

  await page.locator('#journal').wait();
  await page.focus('#journal');
  await page.keyboard.type('Hurried, but calm.');
  await page.locator(button('Save in this browser')).click();
  await expect.poll(() => textOf(page, '.journal')).toContain('1 note saved from this step.');
  await page.locator('.step-mark button').click();
  const contents = () => textOf(page, 'main');
  await expect.poll(contents).toContain('Marked as done, in this browser.');

  await page.reload();
  await expect.poll(contents).toContain('Marked as done, in this browser.');
  await visitor.visit('/preferences');
  await expect.poll(contents).toContain('Hurried, but calm.');
});
