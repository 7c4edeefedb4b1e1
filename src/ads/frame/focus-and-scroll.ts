import { hold } from './hold.ts';
import { own, ownGetter } from './own.ts';

/**
 * Lets a creative take the focus only after the visitor has clicked or typed in it, and never scroll
 * the page: browsers scroll the page around a frame along with it. This keeps a creative that means
 * no harm, such as a sign-up form that focuses its first field, from disturbing readers. One that
 * means harm has other ways; the page notices those (src/ads/loader/focus-guard.ts, scroll-guard.ts).
 */
export function limitFocusAndScroll(): void {
  const isActive = activationReader();
  const afterActivation = (focus: (...parameters: never[]) => void) => {
    const focusNow = own(focus);
    return function (this: unknown, ...parameters: never[]) {
      if (isActive()) focusNow(this, ...parameters);
    };
  };
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement])
    hold(prototype, { focus: afterActivation(prototype.focus) });
  hold(window, { focus: afterActivation(window.focus) });

  const ignore = () => {};
  hold(Element.prototype, { scrollIntoView: ignore, scrollIntoViewIfNeeded: ignore });
}

/** Whether the visitor has clicked or typed in the frame within the last seconds. */
function activationReader(): () => boolean {
  // Browsers of before 2024 do not say so.
  if (!('UserActivation' in globalThis)) return () => false;
  const isActive = ownGetter(UserActivation.prototype, 'isActive');
  const { userActivation } = navigator;
  return () => isActive(userActivation);
}
