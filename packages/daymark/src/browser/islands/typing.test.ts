// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import typing from './typing.ts';

describe('client:typing', () => {
  let field: HTMLElement;
  const load = vi.fn();
  const start = () => {
    document.body.innerHTML = '<div><input></div>';
    const [island, input] = [document.querySelector('div'), document.querySelector('input')];
    if (!island || !input) throw new Error('page: expected an island with an input; found none');
    field = input;
    typing(load, { name: 'typing', value: 'q' }, island);
  };
  const sign = (name: string) => field.dispatchEvent(new Event(name, { bubbles: true }));

  beforeEach(() => {
    load.mockReset().mockResolvedValue(async () => {});
  });
  afterEach(() => history.replaceState(null, '', '?'));

  it('loads no code on focus, or before a press or input', () => {
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

  it('loads the code at once if the URL has the given query parameter', () => {
    history.replaceState(null, '', '?q=slow');
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads no code if the URL has only another query parameter', () => {
    history.replaceState(null, '', '?from=letter');
    start();
    expect(load).not.toHaveBeenCalled();
  });
});
