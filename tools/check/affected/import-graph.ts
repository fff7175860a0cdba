import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findImports, listSources } from '../../check-imports/find-imports.ts';

/** The files that each source file imports at run time. Imports of types are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of a file, and the file's state when they were parsed. */
interface Known {
  mtimeMs: number;
  size: number;
  imports: string[];
}

/** Safe to delete: parsing all files takes about two seconds. */
const CACHE = path.join('node_modules', '.cache', 'affected', 'imports.json');

/** Reads the imports of the tree at `root`. Parses only files that changed since the last call. */
export function readImportGraph(root = '.', cacheFile = path.join(root, CACHE)): ImportGraph {
  const known = readCache(cacheFile);
  const next: Record<string, Known> = {};
  let hasNew = false;
  for (const file of listSources(root)) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    const before = known[file];
    const isKnown = before?.mtimeMs === mtimeMs && before.size === size;
    next[file] = isKnown ? before : { mtimeMs, size, imports: importedFiles(root, file) };
    hasNew ||= !isKnown;
  }
  if (hasNew) writeCache(cacheFile, next);
  return new Map(Object.entries(next).map(([file, { imports }]) => [file, imports]));
}

/** Returns the files that import one of `targets`, directly or through others, and the targets. */
export function filesThatReach(graph: ImportGraph, targets: Iterable<string>): Set<string> {
  const importers = Map.groupBy(
    [...graph].flatMap(([from, imports]) => imports.map((to) => ({ from, to }))),
    ({ to }) => to,
  );
  const reached = new Set(targets);
  // The loop also visits the files that are added to the set during the loop.
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from);
  return reached;
}

function importedFiles(root: string, file: string): string[] {
  const imports = findImports(root, [file]).filter(({ isTypeOnly }) => !isTypeOnly);
  return [...new Set(imports.flatMap(({ target }) => target ?? []))];
}

function readCache(file: string): Record<string, Known | undefined> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Known>;
  } catch {
    return {};
  }
}

function writeCache(file: string, known: Record<string, Known>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(known));
}
