import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAIN_BRANCHES = ['main', 'origin/main'];

export interface Changes {
  /** The commit that the tree is compared with, for the message. */
  base: string;
  /** Every changed, new and deleted file since then, committed or not. */
  all: string[];
  /** The changed files that still exist. */
  present: string[];
}

/** Returns what this branch changed since it left `main`, including uncommitted changes. */
export function findChanges(): Changes {
  const branch = MAIN_BRANCHES.find((name) => git('rev-parse', '--verify', '--quiet', name) !== null);
  const base = (branch && git('merge-base', 'HEAD', branch)?.trim()) || 'HEAD';
  const changed = git('diff', '--name-only', '--no-renames', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  const all = [...new Set(`${changed}\n${added}`.split('\n').filter((file) => file !== ''))].toSorted();
  return { base, all, present: all.filter((file) => existsSync(file)) };
}

/** Returns git's output, or null if it failed. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}
