// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import interaction from './interaction.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('client:interaction', () => {
  let island: HTMLElement;
  let button: HTMLButtonElement;
  const pressed = vi.fn();
  const hydrate = vi.fn(async () => button.addEventListener('click', pressed));
  const load = vi.fn(async () => hydrate);

  beforeEach(() => {
    vi.clearAllMocks();
    document.body.innerHTML =
      '<div id="island"><button><b>Copy</b></button><a href="#x">x</a></div>';
    const [found, control] = [document.getElementById('island'), document.querySelector('button')];
    if (!found || !control) throw new Error('page: expected an island with a control; found none');
    island = found;
    button = control;
    interaction(load, { name: 'interaction', value: '' }, island);
  });

  it('loads no code before an interaction', () => {
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'pointerdown', 'focusin', 'change'])(
    'hydrates once on %s',
    async (sign) => {
      button.dispatchEvent(new Event(sign, { bubbles: true }));
      button.dispatchEvent(new Event(sign, { bubbles: true }));
      await settled();
      expect(load).toHaveBeenCalledOnce();
      expect(hydrate).toHaveBeenCalledOnce();
    },
  );

  it('repeats a click from before hydration', async () => {
    document.querySelector('b')?.click();
    expect(pressed).not.toHaveBeenCalled();
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
    button.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('does not block links', () => {
    const followed = vi.fn();
    document.body.addEventListener('click', followed, { once: true });
    document.querySelector('a')?.click();
    expect(followed).toHaveBeenCalledOnce();
  });
});
