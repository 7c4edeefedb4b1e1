// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import typing from './typing.ts';

describe('client:typing', () => {
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

  it('loads no code before a press or input, nor on focus', () => {
    start();
    sign('focusin');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'input'])('loads the code once on %s', (name) => {
    start();
    sign(name);
    sign(name);
    sign('input');
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads the code at once if the URL has a query parameter of that name', () => {
    history.replaceState(null, '', '?q=slow');
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads no code for another query parameter', () => {
    history.replaceState(null, '', '?from=letter');
    start();
    expect(load).not.toHaveBeenCalled();
  });
});
