import type { Plugin } from 'vite';

/** The order of the cascade layers, which the first style sheet of a page must state. */
export const LAYERS = '@layer theme,base,components,utilities;';

/**
 * Creates a Vite plugin that begins each style sheet of a component with the order of the layers,
 * because the styles of components are before those of the whole site.
 */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: /^@layer components\b/m },
    handler: (code) => LAYERS + code,
  },
});
