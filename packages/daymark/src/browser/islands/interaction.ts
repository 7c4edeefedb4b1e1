import type { ClientDirective } from 'astro';

/** The events that show that a visitor uses the island. A dropped file causes only `change`. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'change'] as const;

/**
 * Hydrates an island when a visitor points at it, focuses it, clicks it or drops a file on it. Repeats
 * a click from before hydration, so that no click is lost.
 * @returns a function that hydrates the island at once
 */
const interaction = ((load, _options, island) => {
  let pressed: HTMLElement | undefined;
  let hasBegun = false;

  const hydrate = async () => {
    const start = await load();
    await start();
    island.removeEventListener('click', keepPress, { capture: true });
    pressed?.click();
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    hydrate();
  };
  // Assistive technology may send a click without an earlier pointer or focus event.
  const keepPress = (event: Event) => {
    begin();
    const control = event.target instanceof Element && event.target.closest('button');
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
  };
  island.addEventListener('click', keepPress, { capture: true });
  for (const sign of SIGNS) island.addEventListener(sign, begin, { once: true });
  return begin;
}) satisfies ClientDirective;

export default interaction;
