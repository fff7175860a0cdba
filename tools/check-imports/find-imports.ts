import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** An `import`, an `export ... from`, or an `import()` with a literal. Paths are relative to the root, with `/`. */
export interface Import {
  file: string;
  line: number;
  specifier: string;
  /** The imported file; null for an npm package or a Node module. */
  target: string | null;
  isTypeOnly: boolean;
}

const FOLDERS = ['apps', 'bench', 'database', 'features', 'journeys', 'partners', 'platform', 'tools'];
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;

/** Returns every import in these source files of the tree at `root`. */
export function findImports(root: string, files: readonly string[]): Import[] {
  return files.flatMap((file) => importsOf(root, file));
}

/** Returns the source files below `root`, relative to it. */
export function listSources(root: string): string[] {
  const top = readdirSync(root, { withFileTypes: true });
  const configs = top.filter((entry) => entry.isFile() && SOURCE.test(entry.name)).map(({ name }) => name);
  const folders = FOLDERS.filter((name) => top.some((entry) => entry.name === name));
  const nested = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  return [...configs, ...nested].toSorted();
}

function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found = (specifier: string, offset: number, isTypeOnly: boolean): Import => ({
    file,
    line: source.slice(0, offset).split('\n').length,
    specifier,
    target: targetOf(file, specifier),
    isTypeOnly,
  });
  return [
    ...module.staticImports.map(({ moduleRequest, start, entries }) =>
      found(moduleRequest.value, start, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const [first] = entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
      return first === undefined
        ? []
        : [
            found(
              first,
              start,
              entries.every(({ isType }) => isType),
            ),
          ];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^(['"`])([^$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[2] === undefined ? [] : [found(literal[2], moduleRequest.start, false)];
    }),
  ];
}

/** `#x/y` means `x/y` below the root, as in package.json. */
function targetOf(file: string, specifier: string): string | null {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('#')) return bare.slice(1);
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(file), bare);
  return null;
}
