// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import typing from './typing.ts';

describe('an island that comes with typing', () => {
  let field: HTMLElement;
  const load = vi.fn();
  const start = () => {
    document.body.innerHTML = '<div><input></div>';
    const [island, input] = [document.querySelector('div'), document.querySelector('input')];
    if (!island || !input) throw new Error('no island');
    field = input;
    typing(load, { name: 'typing', value: 'q' }, island);
  };
  const sign = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));

  beforeEach(() => {
    load.mockReset().mockResolvedValue(async () => {});
  });
  afterEach(() => history.replaceState(null, '', '?'));

  it('is not fetched before, nor for the focus that the page gives', () => {
    start();
    sign('focusin');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'input'])('is fetched once on %s', (name) => {
    start();
    sign(name);
    sign(name);
    sign('input');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched at once where the address has a query of that name', () => {
    history.replaceState(null, '', '?q=slow');
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not fetched for another query', () => {
    history.replaceState(null, '', '?from=letter');
    start();
    expect(load).not.toHaveBeenCalled();
  });
});
