// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveFrame } from './open-links-in-tab.ts';

/**
 * Returns the target of the only link or form in the HTML, after an event on it or on its child.
 */
function targetAfter(type: 'click' | 'submit', html: string): string | null {
  document.body.innerHTML = html;
  const clicked = document.querySelector('b, input') ?? document.body.firstElementChild;
  clicked?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  return document.body.firstElementChild?.getAttribute('target') ?? null;
}

beforeEach(() => {
  for (const type of ['click', 'submit']) {
    removeEventListener(type, leaveFrame, true);
    addEventListener(type, leaveFrame, true);
  }
});

describe('a click in a creative', () => {
  it('opens a tab, because the frame cannot navigate', () => {
    expect(targetAfter('click', '<a href="https://acme.example/">Buy</a>')).toBe('_blank');
    expect(targetAfter('click', '<a href="https://acme.example/"><b>Buy</b></a>')).toBe('_blank');
  });

  it.each(['_self', '_parent', '_TOP'])('opens a tab instead of the target %s', (target) => {
    const link = `<a href="https://acme.example/" target="${target}">Buy</a>`;
    expect(targetAfter('click', link)).toBe('_blank');
  });

  it('opens the tab with the name that the link defines', () => {
    const link = '<a href="https://acme.example/" target="shop">Buy</a>';
    expect(targetAfter('click', link)).toBe('shop');
  });

  it.each(['javascript:void(0)', '#', '#more', 'mailto:shop@acme.example'])(
    'does not change a link to %s',
    (address) => {
      expect(targetAfter('click', `<a href="${address}">Buy</a>`)).toBeNull();
    },
  );

  it('that submits a form opens a tab', () => {
    expect(targetAfter('submit', '<form action="https://acme.example/"></form>')).toBe('_blank');
  });
});
