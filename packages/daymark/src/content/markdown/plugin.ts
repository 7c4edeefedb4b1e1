import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { type Problem, ProblemsError } from '../checks/problem.ts';

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

/** A node of the Markdown or HTML syntax tree. */
export interface TreeNode {
  type: string;
  tagName?: string;
  children?: readonly TreeNode[];
}

/** Returns whether any descendant of a node satisfies a predicate. */
export function contains({ children = [] }: TreeNode, test: (node: TreeNode) => boolean): boolean {
  return children.some((child) => test(child) || contains(child, test));
}

/** Creates an error for a node of a Markdown file, with the file and the line of the node. */
export function contentError(
  { fileURL }: { fileURL: URL | undefined },
  { position }: Positioned,
  ...found: Omit<Problem, 'file'>[]
): ProblemsError {
  const file = fileURL ? relative('', fileURLToPath(fileURL)) : 'a Markdown text';
  const line = position?.start.line;
  return new ProblemsError(found.map((problem) => ({ file, line, ...problem })));
}
