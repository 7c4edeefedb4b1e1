/** The colour of the page by day and by night: `--color-paper` of tokens.css, for what reads no OKLCH. */
export const PAPER = { day: '#faf7f2', night: '#0f161d' } as const;
