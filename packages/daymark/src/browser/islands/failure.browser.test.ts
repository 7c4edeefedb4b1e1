// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchIslands } from './failure.browser.ts';

const fail = (client: string) => {
  const island = document.createElement('astro-island');
  island.setAttribute('client', client);
  island.textContent = 'as it was';
  document.body.append(island);
  island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  return island.textContent;
};

describe('an island whose code does not load', () => {
  beforeAll(() => watchIslands(document));
  beforeEach(() => {
    document.body.innerHTML = '<template data-failure>Failed</template>';
  });

  it('shows an error if a visitor has used it', () => {
    expect(fail('interaction')).toBe('Failed');
    expect(fail('typing')).toBe('Failed');
  });

  it('keeps text that a visitor has written', () => {
    const island = document.createElement('astro-island');
    island.setAttribute('client', 'interaction');
    island.innerHTML = '<textarea></textarea><button>Keep</button>';
    const [field] = island.getElementsByTagName('textarea');
    if (field) field.value = 'Outnumbered.';
    document.body.append(island);
    island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
    expect(island.querySelector('textarea')?.value).toBe('Outnumbered.');
    expect(island.textContent).toBe('KeepFailed');
  });

  it('stays unchanged if no visitor has used it', () => {
    expect(fail('after')).toBe('as it was');
  });
});
