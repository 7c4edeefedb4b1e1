import react from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';

/** The comment that React writes between two texts, so that browsers can hydrate each separately. */
const BETWEEN_TEXTS = '<!-- -->';

/**
 * Returns a placeholder for the HTML of Astro, which may contain components that the browser hydrates.
 */
const contentOf = (slot: string) => `<!--content:${slot}-->`;

/**
 * Renders React components for Astro as @astrojs/react does, except that it removes the comments between
 * texts from components that the browser does not hydrate. With the comments, pages would not fit into
 * the first packets of a connection (decision 20). Rendering these components without a stream would
 * save only 1.3 ms of CPU a page, less than 5 % of a first build.
 */
const renderer: NamedSSRLoadedRendererValue = {
  ...react,
  // Calls the check without `this`, so that the IDs of the page do not depend on earlier pages.
  check: (...component) => react.check.call(undefined, ...component),
  async renderToStaticMarkup(component, props, slots, metadata) {
    const isHydrated = Boolean(metadata?.hydrate);
    // From its properties, a component can see that it has no content, and show a replacement.
    const contents = isHydrated ? [] : Object.entries(slots).filter(([, html]) => html?.trim());
    const places = Object.fromEntries(contents.map(([slot]) => [slot, contentOf(slot)]));
    const rendered = await react.renderToStaticMarkup.call(
      this,
      component,
      props,
      isHydrated ? slots : places,
      metadata,
    );
    if (isHydrated) return rendered;
    const html = contents.reduce(
      (page, [slot, content]) => page.replace(contentOf(slot), () => content),
      rendered.html.replaceAll(BETWEEN_TEXTS, ''),
    );
    return { html };
  },
};
export default renderer;
