import { globSync } from 'node:fs';

/** Returns whether a folder of `content/` exists and contains Markdown files. */
export const hasMarkdown = (name: string) => globSync(`content/${name}/**/*.md`).length > 0;
