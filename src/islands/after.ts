import type { ClientDirective } from 'astro';
import { whenActive } from '../prerender/activation.ts';

/** The code is fetched this many milliseconds early, so that the island is there in time. */
export const LEAD = 3000;

/**
 * Hydrates an island a number of milliseconds after the page has loaded (`client:after={30000}`);
 * on a page that was rendered ahead, after a visitor came to it.
 */
const after: ClientDirective = (load, options) => {
  const delay = Number(options.value);
  const wait = () => {
    let loading: ReturnType<typeof load> | undefined;
    const fetchEarly = () => {
      loading = load();
    };
    setTimeout(fetchEarly, Math.max(0, delay - LEAD));
    setTimeout(async () => (await (loading ?? load()))(), delay);
  };
  whenActive(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
};

export default after;
