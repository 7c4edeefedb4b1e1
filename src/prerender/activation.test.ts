// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenActive } from './activation.ts';

const renderAhead = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

describe('what waits for a person', () => {
  afterEach(() => renderAhead(false));

  it('begins at once on a page that is seen', () => {
    const begin = vi.fn();
    whenActive(begin);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('waits on a page that was rendered ahead, until it is shown, and begins once', () => {
    renderAhead(true);
    const begin = vi.fn();
    whenActive(begin);
    expect(begin).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(begin).toHaveBeenCalledOnce();
  });
});
