import { pristine, pristineGetter, replacePermanently } from './built-ins.ts';

/**
 * Lets a creative take the focus only after the visitor has clicked or typed in it. Disables
 * `scrollIntoView`, because it also scrolls the page around the frame. Both limits prevent a
 * harmless creative, such as a sign-up form that focuses its first field, from disturbing visitors.
 * A malicious creative has other means, which the page detects: see focus-guard.ts and
 * scroll-guard.ts in packages/daymark/src/ads/loader.
 */
export function limitFocusAndScroll(): void {
  const isActive = activationReader();
  const afterActivation = (focus: (...parameters: never[]) => void) => {
    const focusNow = pristine(focus);
    return function (this: unknown, ...parameters: never[]) {
      if (isActive()) focusNow(this, ...parameters);
    };
  };
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement])
    replacePermanently(prototype, { focus: afterActivation(prototype.focus) });
  replacePermanently(window, { focus: afterActivation(window.focus) });

  const ignore = () => {};
  replacePermanently(Element.prototype, { scrollIntoView: ignore, scrollIntoViewIfNeeded: ignore });
}

/** Returns a function that returns whether the visitor recently clicked or typed in the frame. */
function activationReader(): () => boolean {
  // Browsers from before 2024 lack `UserActivation`. There, a creative never takes the focus.
  if (!('UserActivation' in globalThis)) return () => false;
  const isActive = pristineGetter(UserActivation.prototype, 'isActive');
  const { userActivation } = navigator;
  return () => isActive(userActivation);
}
