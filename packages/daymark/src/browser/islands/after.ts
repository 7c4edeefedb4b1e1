import type { ClientDirective } from 'astro';
import { whenActive } from '../prerender/activation.ts';

/** The milliseconds before hydration at which the code loads, so that hydration is on time. */
const LEAD = 3000;

/**
 * Hydrates an island a number of milliseconds after the page has loaded (`client:after={30000}`).
 * On a prerendered page, the delay begins with the activation.
 */
const after: ClientDirective = (load, options) => {
  const delay = Number(options.value);
  const wait = () => {
    let loading: ReturnType<typeof load> | undefined;
    const loadEarly = () => {
      loading = load();
    };
    setTimeout(loadEarly, Math.max(0, delay - LEAD));
    setTimeout(async () => (await (loading ?? load()))(), delay);
  };
  whenActive(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
};

export default after;
