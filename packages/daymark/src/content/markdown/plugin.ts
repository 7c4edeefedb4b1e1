import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

/** The Markdown features and plugins of the site. */
export type MarkdownOptions = SatteriProcessorOptions;

/** A plugin for the syntax tree of Markdown. */
export type MarkdownPlugin = NonNullable<MarkdownOptions['mdastPlugins']>[number];

/** A plugin for the syntax tree of HTML. */
export type HtmlPlugin = NonNullable<MarkdownOptions['hastPlugins']>[number];

/** A node of a syntax tree with its position in the text. */
export interface Positioned {
  position?: { start: { line: number } } | undefined;
}

/** Returns the line on which a node begins, from 1. */
export const lineOf = ({ position }: Positioned) => position?.start.line ?? 1;

/** Creates an element of HTML. */
export const element = <Properties, Child>(
  tagName: string,
  properties: Properties,
  children: Child[],
) => ({ type: 'element' as const, tagName, properties, children });
