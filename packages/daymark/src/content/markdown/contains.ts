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
