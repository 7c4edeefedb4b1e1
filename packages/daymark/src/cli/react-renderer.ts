import react from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Matches the links that React adds for images, and others that @astrojs/react removes as well. */
const HOISTED_LINKS =
  /<link\s[^<>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^<>]*>/g;

/** What React writes between two texts, so that the browser can hydrate them one by one. */
const BETWEEN_TEXTS = '<!-- -->';

/** Stands for what Astro has rendered, which may contain components that the browser hydrates. */
const contentOf = (slot: string) => `<!--content:${slot}-->`;

/** What React writes where a component waits for data, which only a stream waits for. */
const WAITING = '<!--$';

/** The components that React can render. */
const components = new WeakSet<object>();

/** The number of components that were rendered at once, by page. It makes the IDs of `useId` unique. */
const counts = new WeakMap<object, number>();

interface Page {
  result?: object;
}

function nextPrefix(page: object): string {
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  return `s${count}`;
}

/**
 * Renders a component to a string; undefined if it waits for data or throws an error.
 * @param slots what Astro has rendered for the properties of these names
 */
function renderAtOnce(
  component: FunctionComponent<Record<string, unknown>>,
  { class: _, ...props }: Record<string, unknown>,
  slots: ReadonlyMap<string, string>,
  prefix: string,
): string | undefined {
  try {
    const parts = [...slots.keys()].map((slot): [string, ReactNode] => [
      slot,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what Astro has rendered
      createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: contentOf(slot) } }),
    ]);
    const element = createElement(component, { ...props, ...Object.fromEntries(parts) });
    const html = renderToString(element, { identifierPrefix: prefix });
    if (html.includes(WAITING)) return undefined;
    const short = html.replaceAll(BETWEEN_TEXTS, '');
    const filled = [...slots].reduce(
      (page, [slot, content]) => page.replace(contentOf(slot), () => content),
      short,
    );
    return filled.replace(HOISTED_LINKS, '');
  } catch {
    // @astrojs/react renders the component again, and waits or reports the error.
    return undefined;
  }
}

/**
 * Renders React components for Astro. The renderer of @astrojs/react calls each component twice, and
 * encodes and decodes a stream. This one calls components that it knows once, and renders those that
 * the browser does not hydrate to a string.
 */
const renderer: NamedSSRLoadedRendererValue = {
  ...react,
  async check(component, props, slots, metadata) {
    if (components.has(component)) return true;
    // Without `this`, so that the IDs of the page do not depend on what was rendered before.
    const isReact = await react.check.call(undefined, component, props, slots, metadata);
    if (isReact) components.add(component);
    return isReact;
  },
  async renderToStaticMarkup(this: Page, component, props, slots, metadata) {
    const { default: children = props.children, ...others } = slots;
    const contents = Object.entries({ children, ...others }).filter(([, html]) => html?.trim());
    const prefix = nextPrefix(this.result ?? this);
    const html = metadata?.hydrate
      ? undefined
      : renderAtOnce(component, { ...props, children: undefined }, new Map(contents), prefix);
    if (html !== undefined) return { html };
    return react.renderToStaticMarkup.call(this, component, props, slots, metadata);
  },
};
export default renderer;
