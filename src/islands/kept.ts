import type { ClientDirective } from 'astro';
import interaction from './interaction.ts';

/**
 * Hydrates an island at once where this browser keeps something for it, so that it shows what that
 * is; else on interaction. Also when another tab begins to keep something.
 * The value is the name in local storage; without one, anything that the site keeps.
 */
const kept: ClientDirective = (load, options, island) => {
  interaction(load, options, island);
  const begin = () => {
    if (isKept(String(options.value))) island.dispatchEvent(new Event('pointerover'));
  };
  begin();
  addEventListener('storage', begin);
  // Comes with every showing of the page, also from the history.
  addEventListener('pageshow', begin);
  // A page that was rendered ahead is opened.
  document.addEventListener('prerenderingchange', begin);
};

function isKept(name: string): boolean {
  try {
    return name === 'true' ? localStorage.length > 0 : localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export default kept;
