import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when a visitor presses it or types into it, or at once if the URL has a query
 * parameter of the given name (`client:typing="q"`). Focus does not hydrate it, because the page
 * itself may have set the focus.
 */
const typing: ClientDirective = async (load, { value }, island) => {
  const hydrate = async () => (await load())();
  if (new URLSearchParams(location.search).has(String(value))) return hydrate();
  const signs = ['pointerdown', 'input'];
  const begin = () => {
    for (const sign of signs) island.removeEventListener(sign, begin);
    hydrate();
  };
  for (const sign of signs) island.addEventListener(sign, begin);
};

export default typing;
