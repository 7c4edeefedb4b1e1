import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates this many milliseconds after the page has loaded. */
    'client:after'?: number;
    /** Hydrates when a visitor points at, focuses or presses the island. */
    'client:interaction'?: boolean;
    /** Hydrates at once where this browser keeps something of this name, or anything; else on interaction. */
    'client:kept'?: boolean | string;
    /** Hydrates when a visitor presses or types into it, or the address has a query of this name. */
    'client:typing'?: string;
  }
}
