/** The page colour in both schemes: `--color-paper` of tokens.css, for uses without OKLCH. */
export const PAPER = { day: '#faf7f2', night: '#0f161d' } as const;
