import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';
import { createVitest, type Reporter, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { plantFault, type Fault } from './find-faults.ts';

/** The result of a fault. `passed` means that no test noticed it. */
export type Outcome = 'failed' | 'endless' | 'passed';

export interface FaultRunner {
  /** Runs these tests with the fault in its file, until one fails. Paths are relative to the root. */
  run: (fault: Fault | null, source: string, tests: readonly string[]) => Promise<Outcome>;
  close: () => Promise<void>;
}

/**
 * Longer than any of these tests takes on a busy machine. A test may wait this long for something that a fault removed.
 */
const LONGEST_TEST_MS = 20_000;
/** The limit for a whole run. An endless loop blocks its process, so no time limit inside the process can end it. */
const LONGEST_RUN_MS = 180_000;
/** The limit for the run without a fault: the longest delay that a timer accepts. */
const NO_LIMIT_MS = 2 ** 31 - 1;
const DATABASE = 'platform/testing/global-setup.ts';

/**
 * Runs unit, component and integration tests on sources that are changed in memory. No file is written, so the tree can
 * be edited meanwhile. Separate programs, such as those of a test environment, are built from the files and do not
 * contain the fault.
 */
export async function openFaultRunner(root: string): Promise<FaultRunner> {
  const planted = { file: '', source: '' };
  let tests = await openTests(root, planted);
  return {
    async run(fault, source, chosen) {
      const file = fault ? path.join(root, fault.file) : '';
      if (fault) plant(tests.vitest, planted, { file, source: plantFault(source, fault) });
      const outcome = await tests.run(chosen, fault ? LONGEST_RUN_MS : NO_LIMIT_MS);
      if (outcome === 'endless') tests = await openTests(root, planted);
      if (fault) plant(tests.vitest, planted, { file, source });
      return outcome;
    },
    close: () => tests.vitest.close(),
  };
}

interface Planted {
  file: string;
  source: string;
}

function plant(vitest: Vitest, planted: Planted, next: Planted): void {
  Object.assign(planted, next);
  vitest.invalidateFile(next.file);
}

async function openTests(root: string, planted: Planted) {
  let hasFailed = false;
  const reporter: Reporter = {
    onTestModuleEnd: (module) => {
      if (module.state() !== 'failed') return;
      hasFailed = true;
      if (planted.file === '') console.error(`failed without a fault: ${module.relativeModuleId}`);
    },
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      maxWorkers: 1,
      bail: 1,
      // The cache would keep a module with its fault and give it to later runs.
      fsModuleCache: false,
      // Our own reporter counts failures, because the result of a run contains the modules of earlier runs too.
      reporters: [reporter],
      projects: projectsWith(planted),
    },
    { logLevel: 'silent' },
  );
  await vitest.standalone();
  const specifications = Map.groupBy(await vitest.globTestSpecifications(), (one) =>
    path.relative(root, one.moduleId),
  );
  const run = async (chosen: readonly string[], limitMs: number): Promise<Outcome> => {
    hasFailed = false;
    let timer: NodeJS.Timeout | undefined;
    const isEndless = await Promise.race([
      vitest
        .runTestSpecifications(chosen.flatMap((test) => specifications.get(test) ?? []))
        .then(() => false),
      new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(true), limitMs);
      }),
    ]);
    clearTimeout(timer);
    if (!isEndless) return hasFailed ? 'failed' : 'passed';
    endChildren();
    await vitest.close();
    return 'endless';
  };
  return { vitest, run };
}

/**
 * Returns the projects of the usual configuration with the fault, and with time limits that a faulty test reaches soon.
 */
function projectsWith(planted: Planted): TestProjectConfiguration[] {
  const plugin = {
    name: 'planted-fault',
    enforce: 'pre' as const,
    load: (id: string) => (id.split('?')[0] === planted.file ? planted.source : null),
  };
  return (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    // None of these tests uses a saved environment, which takes long to create.
    const globalSetup = project.test?.globalSetup === undefined ? [] : [DATABASE];
    const limits = { testTimeout: LONGEST_TEST_MS, hookTimeout: LONGEST_TEST_MS };
    return [{ plugins: [plugin], test: { ...project.test, globalSetup, ...limits } }];
  });
}

/** Kills the processes in which tests run. A process in an endless loop does not react to anything else. */
function endChildren(): void {
  execFileSync('pkill', ['-KILL', '-P', String(process.pid)]);
}
