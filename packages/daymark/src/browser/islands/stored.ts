import type { ClientDirective } from 'astro';
import interaction from './interaction.ts';

/**
 * Hydrates an island at once if local storage has data that the island shows. Otherwise hydrates it
 * on interaction, or when another tab stores data.
 * The directive's value is the key in local storage. Without a value, any key counts.
 */
const stored: ClientDirective = (load, options, island) => {
  interaction(load, options, island);
  const begin = () => {
    if (isStored(String(options.value))) island.dispatchEvent(new Event('pointerover'));
  };
  begin();
  addEventListener('storage', begin);
  // `pageshow` fires whenever the page is shown, also from the back/forward cache.
  addEventListener('pageshow', begin);
  // `prerenderingchange` fires when a prerendered page is activated.
  document.addEventListener('prerenderingchange', begin);
};

function isStored(name: string): boolean {
  try {
    return name === 'true' ? localStorage.length > 0 : localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export default stored;
