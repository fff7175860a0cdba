import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PAGE = readFileSync('ARCHITECTURE.md', 'utf8');

/** Returns the path of each folder in the page's tree. */
function drawnFolders(): string[] {
  const tree = /## The tree\n\n```\n([\s\S]*?)```/.exec(PAGE)?.[1] ?? '';
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[\w-]+\/(?: {2,}|$))+)/.exec(line) ?? [];
    const folders = names.split(/\s+/).filter((name) => name !== '');
    const depth = indent.length / 2;
    if (folders[0] !== undefined) above.splice(depth, above.length, folders[0]);
    return folders.map((name) => above.slice(0, depth).join('') + name);
  });
}

/**
 * Returns the folders that the tree should draw: the top-level folders, and all subfolders of a folder with subfolders
 * in the tree.
 */
function realFolders(withParts: ReadonlySet<string>): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const folders = files.split('\n').flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    if (parts.length === 0 || file.startsWith('.') || !existsSync(file)) return [];
    const above = parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/')}/`);
    return above.filter((_, depth) => above.slice(0, depth).every((folder) => withParts.has(folder)));
  });
  return [...new Set(folders)].toSorted();
}

it.skipIf(!existsSync('.git'))('the tree in ARCHITECTURE.md matches the folders', () => {
  const drawn = drawnFolders();
  const withParts = new Set(drawn.map((folder) => folder.replace(/[\w-]+\/$/, '')));
  expect(drawn.toSorted()).toEqual(realFolders(withParts));
});

/** These folders have a file for each migration, table, decision or language, and the files' names put them in order. */
const LISTS = /^database\/(migrations|schema)$|^docs\/decisions$|\/texts$/;
const MOST_FILES = 40;

it.skipIf(!existsSync('.git'))('no folder has too many files to scan', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const folders = Map.groupBy(files.trim().split('\n'), (file) => path.dirname(file));
  const wide = [...folders].filter(([folder, { length }]) => length > MOST_FILES && !LISTS.test(folder));
  expect(wide.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

it('the flows in ARCHITECTURE.md name files that exist', () => {
  const flows = /## Flows, file by file[\s\S]*?(?=\n## )/.exec(PAGE)?.[0] ?? '';
  const names = [...flows.matchAll(/`([\w/-]+)`/g)].map((match) => match[1] ?? '');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  const isThere = (name: string) =>
    /^[a-z]+[A-Z]/.test(name) ||
    files.some(
      (file) => `/${file}`.replace(/\.tsx?$/, '').endsWith(`/${name}`) || file.startsWith(`${name}/`),
    );
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

it.skipIf(!existsSync('.git'))('every link between pages leads to a file or folder', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const dead = pages.filter(existsSync).flatMap((page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)];
    const targets = links.map(([, link = '']) => path.join(path.dirname(page), link));
    return targets.filter((target) => !existsSync(target)).map((target) => `${page}: ${target}`);
  });
  expect(dead).toEqual([]);
});
