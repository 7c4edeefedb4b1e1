import type { ClientDirective } from 'astro';

/** The code is fetched this many milliseconds early, so that the island is there in time. */
export const LEAD = 3000;

/** Hydrates an island a number of milliseconds after the page has loaded (`client:after={30000}`). */
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
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

export default after;
