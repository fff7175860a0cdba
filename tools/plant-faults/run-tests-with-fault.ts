import path from 'node:path';
import { createVitest } from 'vitest/node';
import { plantFault, type Fault } from './find-faults.ts';

export interface FaultRunner {
  /** Whether one of these unit tests fails with the fault in its file. Paths are relative to the root. */
  isDetected: (fault: Fault | null, source: string, tests: readonly string[]) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Runs unit tests on sources that are changed in memory: nothing is written, and the tree can be worked in meanwhile. */
export async function openFaultRunner(root: string, include: readonly string[]): Promise<FaultRunner> {
  let planted = { file: '', source: '' };
  let hasFailed = false;
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: [...include],
      exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 10_000,
      // It would keep a module with its fault, and give it to later runs.
      fsModuleCache: false,
      // What a run resolves with holds the modules of earlier runs too.
      reporters: [
        {
          onTestModuleEnd: (module) => {
            if (module.state() === 'failed') hasFailed = true;
          },
        },
      ],
    },
    {
      logLevel: 'silent',
      plugins: [
        {
          name: 'planted-fault',
          enforce: 'pre',
          load: (id) => (id.split('?')[0] === planted.file ? planted.source : null),
        },
      ],
    },
  );
  await vitest.standalone();
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((one) => [path.relative(root, one.moduleId), one]),
  );
  const run = async (tests: readonly string[]) => {
    const chosen = tests.flatMap((test) => specifications.get(test) ?? []);
    hasFailed = false;
    await vitest.runTestSpecifications(chosen);
    return hasFailed;
  };
  return {
    async isDetected(fault, source, tests) {
      if (!fault) return run(tests);
      const file = path.join(root, fault.file);
      planted = { file, source: plantFault(source, fault) };
      vitest.invalidateFile(file);
      const isDetected = await run(tests);
      planted = { file, source };
      vitest.invalidateFile(file);
      return isDetected;
    },
    close: () => vitest.close(),
  };
}
