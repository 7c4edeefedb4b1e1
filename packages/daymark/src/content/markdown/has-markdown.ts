import { existsSync, readdirSync } from 'node:fs';

/** Returns whether a folder of `content/` exists and contains Markdown files. */
export function hasMarkdown(name: string): boolean {
  const folder = `content/${name}`;
  if (!existsSync(folder)) return false;
  // In contrast to `globSync`, this follows symbolic links to folders.
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) =>
    file.endsWith('.md'),
  );
}
