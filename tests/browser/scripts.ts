import type { Page, Response } from '@playwright/test';

/** Matches a string in React's code, which minification does not change. */
const MARK_OF_REACT = /react\.(?:transitional\.)?element/;

/** Records the scripts that a page requests. */
export function recordScripts(page: Page) {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  });
  return {
    /** Returns the paths of all requested scripts, in order. */
    paths: () => answers.map((answer) => new URL(answer.url()).pathname),
    /** Returns the paths of the requested scripts that contain React. */
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

/** Returns the paths of the scripts of the islands on a page. */
export function islandCode(page: Page): Promise<string[]> {
  return page
    .locator('astro-island')
    .evaluateAll((islands) => islands.map((island) => island.getAttribute('component-url') ?? ''));
}

/**
 * Delays all responses to requests for scripts after this call.
 * @returns a function that releases the responses
 */
export async function delayScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
