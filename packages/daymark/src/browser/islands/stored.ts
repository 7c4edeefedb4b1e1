import type { ClientDirective } from 'astro';
import { isAnythingStored, readStored, watchStored } from '../stored-values.ts';
import interaction from './interaction.ts';

/**
 * Hydrates an island at once if local storage has data that the island shows. Otherwise hydrates it
 * on interaction, or when another tab stores data.
 * The directive's value is the key in local storage. Without a value, any key counts.
 */
const stored: ClientDirective = (load, options, island) => {
  const hydrate = interaction(load, options, island);
  const key = String(options.value);
  const look = () => {
    if (key === 'true' ? isAnythingStored() : readStored(key) !== null) hydrate();
  };
  look();
  watchStored(undefined, look);
};

export default stored;
