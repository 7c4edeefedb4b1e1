// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
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

  it('shows an error if a visitor has used it', () => {
    expect(fail('interaction')).toContain('Unexpected Application Error!');
    expect(fail('typing')).toContain('Return to Home');
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
    expect(island.textContent).toMatch(/^KeepUnexpected Application Error!/);
  });

  it('stays unchanged if no visitor has used it', () => {
    expect(fail('after')).toBe('as it was');
  });
});
