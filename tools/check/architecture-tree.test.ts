import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PAGE = readFileSync('ARCHITECTURE.md', 'utf8');

/** The folders of the tree in the page, each by its path. */
function drawnFolders(): string[] {
  const tree = /## The tree\n\n```\n([\s\S]*?)```/.exec(PAGE)?.[1] ?? '';
  let top = '';
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[\w-]+\/(?: {2,}|$))+)/.exec(line) ?? [];
    const folders = names.split(/\s+/).filter((name) => name !== '');
    if (indent === '') top = folders[0] ?? top;
    return folders.map((name) => (indent === '' ? name : top + name));
  });
}

/** The tree has two levels; of a top folder that has none drawn below it, only itself. */
function realFolders(withParts: ReadonlySet<string>): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const folders = files.split('\n').flatMap((file) => {
    const [top, part, ...rest] = file.split('/');
    if (top === undefined || part === undefined || top.startsWith('.')) return [];
    return rest.length > 0 && withParts.has(`${top}/`) ? [`${top}/`, `${top}/${part}/`] : [`${top}/`];
  });
  return [...new Set(folders)].toSorted();
}

it.skipIf(!existsSync('.git'))('the tree in ARCHITECTURE.md is the tree that there is', () => {
  const drawn = drawnFolders();
  const withParts = new Set(drawn.flatMap((folder) => /^[\w-]+\/(?=.)/.exec(folder)?.[0] ?? []));
  expect(drawn.toSorted()).toEqual(realFolders(withParts));
});

/** A file for each migration, and one for each table: their names are their order. */
const LISTS = ['database/migrations', 'database/schema'];
const MOST_FILES = 40;

it.skipIf(!existsSync('.git'))('no folder is too wide to be read at a glance', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const folders = Map.groupBy(files.trim().split('\n'), (file) => path.dirname(file));
  const wide = [...folders].filter(([folder, { length }]) => length > MOST_FILES && !LISTS.includes(folder));
  expect(wide.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

it('the stories in ARCHITECTURE.md name files that there are', () => {
  const stories = /## Four stories[\s\S]*?(?=\n## )/.exec(PAGE)?.[0] ?? '';
  const names = [...stories.matchAll(/`([\w/-]+)`/g)].map((match) => match[1] ?? '');
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
