import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** The Markdown plugins of the site. */
export type MarkdownOptions = Pick<SatteriProcessorOptions, 'mdastPlugins' | 'features'>;
