import { filesThatReach, type ImportGraph } from './import-graph.ts';

interface Tree {
  graph: ImportGraph;
  /** The source files whose text names this file, such as a test that reads a page of docs. */
  filesThatName: (name: string) => readonly string[];
}

const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;
const TEST = /\.(test|journey)\.tsx?$/;
/** Tests that need a database. Most of them reach most of the product by imports, so they are selected more narrowly. */
const SLOW_TEST = /\.(integration\.test|journey)\.tsx?$/;
/** Every test depends on these files. */
const FOR_ALL_TESTS = /^(package(-lock)?\.json$|vitest\.config\.ts$|platform\/testing\/)/;
/** Every test with a database depends on these files. */
const FOR_ALL_DATABASE_TESTS = /^database\/.*\.sql$/;
/** The programs that a test environment runs, and the environment. */
const FOR_ALL_ENVIRONMENTS =
  /^(apps\/(server|sandbox)\/(?!.*\/web\/)|tools\/(test-environment|seed|start)\/)/;
const STARTS_PROGRAMS = ['tools/start/launch.ts', 'tools/test-environment/start-environment.ts'];

/**
 * Selects the tests that a change may break:
 * - a unit test that imports a changed file, directly or through others;
 * - an integration test or journey that imports it through files of the same module or of `journeys/`;
 * - a journey whose path has the name of the changed feature, campaign, tool or other member of a family, because a
 *   journey runs the product as a program and imports nothing of it;
 * - for a file that is not a source, such as a page of docs or JSON: the same tests for every source that names it;
 * - every test that runs the programs, for a change in the server's own folder, the sandbox or the test environment;
 * - all integration tests for a migration, and all tests for the packages or the test runner.
 */
export function selectTests(changed: readonly string[], { graph, filesThatName }: Tree): string[] {
  const tests = [...graph.keys()].filter((file) => TEST.test(file)).toSorted();
  const isForAll = changed.some((file) => FOR_ALL_TESTS.test(file));
  if (isForAll) return tests.filter((file) => !file.endsWith('.journey.ts'));
  const sources = changed.flatMap((file) =>
    SOURCE.test(file) ? file : filesThatName(file.slice(file.lastIndexOf('/') + 1)),
  );
  const reached = filesThatReach(graph, sources);
  const isNear = nearTo(graph, sources);
  const names = new Set(changed.flatMap(namesOf));
  const isForDatabase = changed.some((file) => FOR_ALL_DATABASE_TESTS.test(file));
  const isForEnvironments = changed.some((file) => FOR_ALL_ENVIRONMENTS.test(file) && !TEST.test(file));
  const inEnvironments = filesThatReach(graph, isForEnvironments ? STARTS_PROGRAMS : []);
  return tests.filter((test) => {
    if (!SLOW_TEST.test(test)) return reached.has(test);
    if (isForDatabase && test.endsWith('.integration.test.ts')) return true;
    return (
      isNear(test) ||
      inEnvironments.has(test) ||
      (test.startsWith('journeys/') && [...names].some((name) => test.includes(name)))
    );
  });
}

/**
 * Returns whether a test reaches one of the sources without leaving its module. Files in `journeys/` count as part of
 * every module.
 */
function nearTo(graph: ImportGraph, sources: readonly string[]): (test: string) => boolean {
  const near = new Set<string>();
  for (const module of new Set(sources.map(moduleOf))) {
    const isInside = (file: string) => moduleOf(file) === module || isOfTests(file);
    const inside = new Map([...graph].filter(([file]) => isInside(file)));
    const own = sources.filter((file) => moduleOf(file) === module);
    for (const file of filesThatReach(inside, own)) near.add(file);
  }
  return (test) => near.has(test);
}

function isOfTests(file: string): boolean {
  return file.startsWith('journeys/') || TEST.test(file);
}

/**
 * Returns the module of a file: its feature, such as `features/engine/links`, or its first two folders, such as
 * `platform/csv`.
 */
function moduleOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('features/') ? 3 : 2)
    .join('/');
}

/** Returns the words that journeys about this file have in their paths, such as `broadcast` or `cod-confirmation`. */
function namesOf(file: string): string[] {
  const own = /^(?:features\/[^/]+|partners)\/(.+)$/.exec(file)?.[1];
  if (own === undefined) return [];
  const [feature = '', ...rest] = own.split('/');
  const family = /^(campaigns|tools|flow-nodes|segment-rules|kinds)$/;
  const member = rest[rest.findIndex((part) => family.test(part)) + 1];
  const isOfMember = rest.some((part) => family.test(part)) && rest.length > 2;
  return [isOfMember && member !== undefined ? member : feature.replace(/s$/, '')];
}
