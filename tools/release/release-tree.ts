import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Caches that each tree needs for itself. */
const NOT_SHARED = new Set(['.cache', '.vite']);

/** The sources of another release with their packages, ready to run. */
export interface ReleaseTree {
  /** The commit's hash. */
  commit: string;
  folder: string;
}

/**
 * Checks out the sources of a git ref into a temporary folder, or returns the folder of an earlier call. If both trees
 * have the same lock file, the checkout uses this tree's packages. Throws if the ref does not exist.
 */
export async function releaseTree(ref: string): Promise<ReleaseTree> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw new Error(`${ref} is no commit of this repository.`);
  });
  const folder = path.join(tmpdir(), `bellbird-release-${commit.slice(0, 12)}`);
  if (existsSync(folder)) return { commit, folder };
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished);
  try {
    await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, unfinished]);
    await addPackages(unfinished);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return { commit, folder };
}

/** Returns the last tagged release, or the commit before the newest migration if there is no tag. */
export async function previousRelease(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD').catch(() => '');
  if (tag !== '') return tag;
  const newest = [
    '--first-parent',
    '-m',
    '-1',
    '--format=%H',
    '--diff-filter=A',
    '--',
    'database/migrations',
  ];
  return `${await git('log', ...newest)}~1`;
}

/** Installs packages with their scripts, because that release's PostgreSQL needs one of these scripts. */
async function addPackages(folder: string): Promise<void> {
  const [ours, theirs] = ['.', folder].map((root) =>
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  if (ours !== theirs) {
    await run('npm', ['ci', '--prefer-offline', '--no-audit'], { cwd: folder });
    return;
  }
  const packages = path.resolve('node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((one) => !NOT_SHARED.has(one)))
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args)).stdout.trim();
}
