import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates this many milliseconds after the page load. */
    'client:after'?: number;
    /** Hydrates when a visitor points at, focuses or clicks the island. */
    'client:interaction'?: boolean;
    /** Hydrates at once if local storage has this key, or any key; otherwise on interaction. */
    'client:kept'?: boolean | string;
    /** Hydrates on a press or input, or at once if the URL has a query parameter of this name. */
    'client:typing'?: string;
  }
}
