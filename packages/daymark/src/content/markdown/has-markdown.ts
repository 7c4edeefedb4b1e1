import { globSync } from 'node:fs';

/** Whether a folder of `content/` exists and has Markdown files. */
export const hasMarkdown = (folder: string) =>
  globSync('**/*.md', { cwd: `content/${folder}` }).length > 0;
