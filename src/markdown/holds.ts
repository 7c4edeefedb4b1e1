/** A node of Markdown's syntax tree, or of the HTML that it becomes. */
interface TreeNode {
  type: string;
  tagName?: string;
  children?: readonly TreeNode[];
}

/** Whether a node holds one that passes a test, however deep. */
export function holds({ children = [] }: TreeNode, test: (node: TreeNode) => boolean): boolean {
  return children.some((child) => test(child) || holds(child, test));
}
