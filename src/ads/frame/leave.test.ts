// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveFrame } from './leave.ts';

/** The target of the only link or form of some HTML, after a click on it or on what is in it. */
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

describe('a creative that is clicked', () => {
  it('opens a tab, as its frame may go nowhere', () => {
    expect(targetAfter('click', '<a href="https://acme.example/">Buy</a>')).toBe('_blank');
    expect(targetAfter('click', '<a href="https://acme.example/"><b>Buy</b></a>')).toBe('_blank');
  });

  it.each(['_self', '_parent', '_TOP'])('does so in the place of %s', (target) => {
    const link = `<a href="https://acme.example/" target="${target}">Buy</a>`;
    expect(targetAfter('click', link)).toBe('_blank');
  });

  it('keeps the name that it gives to a tab', () => {
    const link = '<a href="https://acme.example/" target="shop">Buy</a>';
    expect(targetAfter('click', link)).toBe('shop');
  });

  it.each(['javascript:void(0)', '#', '#more', 'mailto:shop@acme.example'])(
    'is left alone where it leads to %s',
    (address) => {
      expect(targetAfter('click', `<a href="${address}">Buy</a>`)).toBeNull();
    },
  );

  it('sends its forms to a tab as well', () => {
    expect(targetAfter('submit', '<form action="https://acme.example/"></form>')).toBe('_blank');
  });
});
