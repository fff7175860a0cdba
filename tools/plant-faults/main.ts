import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesThatReach, readImportGraph } from '../check/affected/import-graph.ts';
import { findFaults, type Fault } from './find-faults.ts';
import { openFaultRunner } from './run-tests-with-fault.ts';

// npm run plant-faults -- 'features/*/*/rules/**' [faults] [seed] [kinds of tests, as unit,component,integration]
const [pattern = 'features/*/*/rules/**', faults = '200', seed = '1', kinds = 'unit'] = process.argv.slice(2);
const root = process.cwd();
/**
 * The number of nearest tests that run for a fault. A file that lists the whole product is reached by a third of all
 * tests.
 */
const MOST_TESTS = kinds === 'unit' ? 25 : 12;
const REPORT_EVERY = 20;
/** An environment builds its programs from the files, so a fault in memory does not change them. */
const MAKES_PROGRAMS = 'tools/test-environment/bundle-programs.ts';

const sources = new Map(
  globSync(pattern, { cwd: root })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/(\.test|\.cases|-for-tests)\.tsx?$/.test(file) && !/\/testing\//.test(file),
    )
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const all = [...sources].flatMap(([file, source]) => findFaults(file, source));
const chosen = choose(all, Number(faults), Number(seed));
console.log(`${chosen.length} of ${all.length} faults in ${sources.size} files, seed ${seed}`);

const graph = readImportGraph();
const withPrograms = filesThatReach(graph, [MAKES_PROGRAMS]);
const chosenKinds = new Set(kinds.split(','));
const runner = await openFaultRunner(root);
// Tests that fail without a fault would seem to detect every fault.
const everyTest = new Set(chosen.flatMap(({ file }) => nearestTests(file)));
const expectNoFailure = async () => {
  const outcome = await runner.run(null, '', [...everyTest]);
  if (outcome !== 'passed') throw new Error(`Without a fault, the tests end as: ${outcome}.`);
};
await expectNoFailure();
let detected = 0;
for (const [at, fault] of chosen.entries()) {
  if (at > 0 && at % REPORT_EVERY === 0) console.log(`${detected} of ${at} so far`);
  const source = sources.get(fault.file) ?? '';
  const tests = nearestTests(fault.file);
  const outcome = await runner.run(fault, source, tests);
  if (outcome !== 'passed') detected += 1;
  if (outcome !== 'failed') console.log(`${outcome} ${describe(fault, source, tests.length)}`);
}
await expectNoFailure();
await runner.close();
const share = ((detected / chosen.length) * 100).toFixed(1);
console.log(`${detected} of ${chosen.length} faults detected (${share} %)`);

/** Returns the tests of these kinds that import the file, directly or through others, nearest first. */
function nearestTests(file: string): string[] {
  return [...filesThatReach(graph, [file])]
    .filter((one) => chosenKinds.has(kindOf(one) ?? '') && !withPrograms.has(one))
    .slice(0, MOST_TESTS);
}

function kindOf(file: string): string | null {
  if (file.endsWith('.integration.test.ts')) return 'integration';
  if (file.endsWith('.component.test.tsx')) return 'component';
  return file.endsWith('.test.ts') ? 'unit' : null;
}

function describe({ file, start, end, after }: Fault, source: string, tests: number): string {
  const line = source.slice(0, start).split('\n').length;
  const before = source.slice(start, end);
  return `${file}:${line}  ${shorten(before)}  →  ${shorten(after)}  (${tests} test files)`;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

/** Returns this many of the faults, always the same ones for the same seed (mulberry32). */
function choose(from: readonly Fault[], count: number, start: number): Fault[] {
  const left = [...from];
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const taken = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  );
  return taken.flat();
}
