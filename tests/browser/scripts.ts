import type { Page, Response } from '@playwright/test';

/** What React's own code contains, minified or not. */
const MARK_OF_REACT = /react\.(?:transitional\.)?element/;

/** Records the scripts that a page asks for. */
export function recordScripts(page: Page) {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  });
  return {
    /** The paths of all, in order. */
    paths: () => answers.map((answer) => new URL(answer.url()).pathname),
    /** The paths of those that hold React. */
    async withReact(): Promise<string[]> {
      const found = await Promise.all(
        answers.map(async (answer) =>
          MARK_OF_REACT.test(await answer.text()) ? [new URL(answer.url()).pathname] : [],
        ),
      );
      return found.flat();
    },
  };
}

/** The paths of the code of the islands on a page. */
export function islandCode(page: Page): Promise<string[]> {
  return page
    .locator('astro-island')
    .evaluateAll((islands) => islands.map((island) => island.getAttribute('component-url') ?? ''));
}

/** Keeps all scripts that are asked for from now on waiting. @returns a function that lets them go */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
