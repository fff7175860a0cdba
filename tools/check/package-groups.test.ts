import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { findImports, listSources, type Import } from '../check-imports/find-imports.ts';
import { listRunningPackages } from './list-running-packages.ts';

const { dependencies, buildOnlyDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  buildOnlyDependencies: string[];
};
const SERVER = 'apps/server/main.ts';
const PROGRAMS = ['tools/start/main.ts', 'tools/build/main.ts'];
const COMMANDS = ['migrate', 'backup', 'restore', 'doctor', 'verify', 'recount'].map(
  (name) => `tools/${name}/main.ts`,
);
/** Test files, and the extension that a store installs with its own tools. */
const NO_PAGES = /\.(test|cases)\.tsx?$|\/testing\/|^apps\/theme-extension\//;
const imports = Map.groupBy(findImports('.', listSources('.')), ({ file }) => file);

it('a production install has every package that servers and commands use', () => {
  const used = packagesFrom([SERVER, ...COMMANDS]);
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
  expect([...used].filter((name) => buildOnlyDependencies.includes(name))).toEqual([]);
});

it('`npm start` installs every package that the programs, their pages and the build use', () => {
  const pages = [...imports.keys()].filter(
    (file) => /^(apps|features|platform)\//.test(file) && !NO_PAGES.test(file),
  );
  const used = packagesFrom([SERVER, 'apps/sandbox/main.ts', ...PROGRAMS, ...pages]);
  for (const name of ['react', 'preact', 'vite', 'ajv']) expect([...used]).toContain(name);
  expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
});

it('the build-only packages are dependencies that no program needs at run time', () => {
  expect(buildOnlyDependencies.filter((name) => !(name in dependencies))).toEqual([]);
  const kept = listRunningPackages('.');
  expect(kept).toContain('node_modules/fastify');
  expect(buildOnlyDependencies.filter((name) => kept.includes(`node_modules/${name}`))).toEqual([]);
});

/** Returns the npm packages that these files import, directly or through other files. */
function packagesFrom(files: readonly string[]): Set<string> {
  const [seen, open] = [new Set(files), [...files]];
  const packages = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const { target, specifier, isTypeOnly } of imports.get(file) ?? ([] as Import[])) {
      if (isTypeOnly) continue;
      const name = packageOf(specifier);
      if (target === null && name !== null) packages.add(name);
      if (target === null || seen.has(target)) continue;
      seen.add(target);
      open.push(target);
    }
  return packages;
}

function packageOf(specifier: string): string | null {
  if (/^[.#]|^node:|^virtual:/.test(specifier) || builtinModules.includes(specifier)) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
