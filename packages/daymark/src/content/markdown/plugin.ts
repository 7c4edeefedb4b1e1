import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** The Markdown features and plugins of the site. */
export type MarkdownOptions = SatteriProcessorOptions;

/** A plugin for the syntax tree of Markdown. */
export type MarkdownPlugin = NonNullable<MarkdownOptions['mdastPlugins']>[number];

/** A plugin for the syntax tree of HTML. */
export type HtmlPlugin = NonNullable<MarkdownOptions['hastPlugins']>[number];
