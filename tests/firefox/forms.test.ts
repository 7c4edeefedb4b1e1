import { inject } from 'vitest';
import { button } from './page.ts';
import { expect, test } from './visitor.ts';

test('the answer of a form at another company returns to the site', async ({ visitor }) => {
  const { page } = visitor;
  const site = inject('withForm');
  const sent: (string | undefined)[] = [];
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (!request.url().startsWith('https://forms.example/')) return request.continue();
    sent.push(request.method());
    return request.respond({ status: 303, headers: { location: `${site}/community` } });
  });
  await visitor.visit('/contact', site);
  for (const [field, value] of [
    ['name', 'Ines'],
    ['email', 'ines@harbour.example'],
    ['message', 'Hello.'],
  ] as const)
    await page.type(`form [name="${field}"]`, value);
  await page.locator(button('Send the message')).click();
  await expect.poll(() => page.url()).toBe(`${site}/community`);
  expect(sent).toEqual(['POST']);
});
