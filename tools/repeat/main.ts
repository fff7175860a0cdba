import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { findTests } from '../test/find-tests.ts';
import { runTests } from '../test/run-tests.ts';

/** `npm run repeat -- FILE [times]` repeats a test on a busy machine. */
const [name = '', times = '20'] = process.argv.slice(2);
/** The number of threads that keep each processor busy: two processors get a load of 8. */
const BUSY_PER_PROCESSOR = 4;

const files = findTests(name === '' ? [] : [name]);
if (Object.values(files).every((some) => some.length === 0)) {
  console.error(`No test file has "${name}" in its path. Write: npm run repeat -- FILE [times]`);
  process.exit(1);
}
const busy = Array.from(
  { length: availableParallelism() * BUSY_PER_PROCESSOR },
  () => new Worker('for (;;);', { eval: true }),
);
const failed: number[] = [];
for (let nth = 1; nth <= Number(times); nth += 1) {
  console.log(`Run ${nth} of ${times}`);
  if (!(await runTests(files))) failed.push(nth);
}
for (const one of busy) await one.terminate();
const passed = Number(times) - failed.length;
console.log(`${passed} of ${times} passed${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`);
process.exitCode = failed.length > 0 ? 1 : 0;
