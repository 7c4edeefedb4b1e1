import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/**
 * Runs Git and returns its output; undefined if Git fails, as in a folder that is no repository.
 */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns why the content of a repository is not that of a released version, in one sentence;
 * undefined if its commit has the version's tag, such as v0.2.0, and no file differs from the commit.
 */
export function differenceFromTag(folder: string, version: string): string | undefined {
  const expected = `expected the commit with the tag v${version}`;
  // The folder may be a copy of this repository inside another repository.
  if (git(folder, 'rev-parse', '--show-toplevel') !== realpathSync(folder))
    return `${expected}; found no Git repository.`;
  const tags = git(folder, 'tag', '--points-at', 'HEAD')?.split('\n').filter(Boolean) ?? [];
  if (!tags.includes(`v${version}`))
    return `${expected}; found ${tags.join(', ') || 'a commit without a tag'}.`;
  const [change] = git(folder, 'status', '--porcelain')?.split('\n') ?? [];
  return change ? `${expected} without changes; found ${change.trim()}.` : undefined;
}
