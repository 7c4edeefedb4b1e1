import react from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

/** Matches the links that React adds for images, and others that @astrojs/react removes as well. */
const HOISTED_LINKS =
  /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** What React writes between two texts, so that the browser can hydrate them one by one. */
const BETWEEN_TEXTS = '<!-- -->';

/** Stands for what Astro has rendered, which may contain components that the browser hydrates. */
const CONTENT = '<!--content-->';

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

/** Renders a component to a string; undefined if it waits for data or throws an error. */
function renderAtOnce(
  component: FunctionComponent<Record<string, unknown>>,
  { class: _, ...props }: Record<string, unknown>,
  content: string | undefined,
  prefix: string,
): string | undefined {
  try {
    const children = content?.trim()
      ? // biome-ignore lint/security/noDangerouslySetInnerHtml: what Astro has rendered
        createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: CONTENT } })
      : undefined;
    const element = createElement(component, { ...props, children });
    const html = renderToString(element, { identifierPrefix: prefix });
    if (html.includes(WAITING)) return undefined;
    const short = html.replaceAll(BETWEEN_TEXTS, '').replace(CONTENT, () => content ?? '');
    return short.replace(HOISTED_LINKS, '');
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
    const { default: content = props.children, ...others } = slots;
    const isPlain = !metadata?.hydrate && Object.keys(others).length === 0;
    const prefix = nextPrefix(this.result ?? this);
    const html = isPlain ? renderAtOnce(component, props, content, prefix) : undefined;
    if (html !== undefined) return { html };
    return react.renderToStaticMarkup.call(this, component, props, slots, metadata);
  },
};
export default renderer;
