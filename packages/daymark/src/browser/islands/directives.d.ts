import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the given number of milliseconds after the page load. */
    'client:after'?: number;
    /** Hydrates when a visitor points at, focuses or clicks the island. */
    'client:interaction'?: boolean;
    /**
     * Hydrates at once if local storage has the given key, or any key if none is given. Otherwise
     * hydrates on interaction.
     */
    'client:stored'?: boolean | string;
    /** Hydrates on a press or input, or at once if the URL has the given query parameter. */
    'client:typing'?: string;
  }
}
