// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenActive } from './activation.ts';

const renderAhead = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

describe('a callback of whenActive', () => {
  afterEach(() => renderAhead(false));

  it('runs at once on a page that is not prerendered', () => {
    const begin = vi.fn();
    whenActive(begin);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('runs once on a prerendered page, when the visitor opens it', () => {
    renderAhead(true);
    const begin = vi.fn();
    whenActive(begin);
    expect(begin).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(begin).toHaveBeenCalledOnce();
  });
});
