import { FailureLog } from '#platform/logging/failure-log.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { Brake } from './brake.ts';

export interface Loop {
  /** Runs the work immediately instead of at the end of the pause. */
  wake(): void;
  /** Lets the current run finish and starts no other. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  /** A longer run is stuck: it is logged, and the process reports that it is not alive. */
  longestRunMs?: number;
  /** No run starts while the brake is held. */
  brake?: Brake;
}

export interface StuckLoop {
  loop: string;
  seconds: number;
}

const LONGEST_RUN_MS = 60_000;
const FIRST_FAILURE_PAUSE_MS = 1000;
/** Short, so that the workers resume soon after the database is back. */
const LONGEST_FAILURE_PAUSE_MS = 5000;

/** How often a paused loop checks whether its brake is still held. */
const BRAKED_PAUSE_MS = 500;

/** The current runs of this process, with their start time (on the clock of `performance`) and time limit. */
const running = new Map<symbol, { loop: string; sinceMs: number; longestRunMs: number }>();

/** Returns the loops of this process whose current run exceeds its time limit. */
export function findStuckLoops(): StuckLoop[] {
  const nowMs = performance.now();
  return [...running.values()]
    .filter(({ sinceMs, longestRunMs }) => nowMs - sinceMs > longestRunMs)
    .map(({ loop, sinceMs }) => ({ loop, seconds: Math.round((nowMs - sinceMs) / 1000) }));
}

export interface LoopFigures {
  runs: number;
  failures: number;
  /** The total of all runs. */
  busySeconds: number;
  /** How long the current run has taken so far. Null between two runs. */
  runningSeconds: number | null;
}

/** The totals of each loop since this process started. */
const figures = new Map<string, Omit<LoopFigures, 'runningSeconds'>>();

/** Returns the figures of this process's loops by name. Loops with the same name share one entry. */
export function readLoopFigures(): Map<string, LoopFigures> {
  const nowMs = performance.now();
  const sinceOf = (name: string) => [...running.values()].filter(({ loop }) => loop === name);
  return new Map(
    [...figures].map(([name, done]) => {
      const sinceMs = sinceOf(name).map((run) => run.sinceMs);
      const runningSeconds = sinceMs.length === 0 ? null : (nowMs - Math.min(...sinceMs)) / 1000;
      return [name, { ...done, runningSeconds }];
    }),
  );
}

/** Returns how long to wait after this many failures in a row, so that a broken database is not overloaded. */
export function failurePauseMs(failures: number): number {
  return Math.min(FIRST_FAILURE_PAUSE_MS * 2 ** (failures - 1), LONGEST_FAILURE_PAUSE_MS);
}

/**
 * Repeats `run` while it returns true. Otherwise pauses for `idleMs`, or until woken.
 * A run that throws is logged and tried again after a pause, at first one second and at most five.
 */
export function startLoop(
  log: Logger,
  name: string,
  idleMs: number | (() => number),
  run: () => Promise<boolean>,
  { longestRunMs = LONGEST_RUN_MS, brake }: LoopOptions = {},
): Loop {
  const failureLog = new FailureLog(log, { loop: name }, 'loop failed; it goes on');
  let stopping = false;
  let woken = false;
  let endPause: (() => void) | null = null;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopping) return resolve();
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const repeat = async () => {
    let failures = 0;
    while (!stopping) {
      woken = false;
      if (brake?.isHeld) {
        await pause(BRAKED_PAUSE_MS);
        continue;
      }
      try {
        const hasMore = await watched(log, name, longestRunMs, run);
        failures = 0;
        failureLog.succeeded();
        if (!hasMore) await pause(typeof idleMs === 'number' ? idleMs : idleMs());
      } catch (error) {
        failures += 1;
        failureLog.failed(error);
        await pause(failurePauseMs(failures));
      }
      endPause = null;
    }
  };
  const ended = repeat();

  return {
    wake() {
      woken = true;
      endPause?.();
    },
    async stop() {
      stopping = true;
      endPause?.();
      await ended;
    },
  };
}

async function watched(
  log: Logger,
  loop: string,
  longestRunMs: number,
  run: () => Promise<boolean>,
): Promise<boolean> {
  const key = Symbol(loop);
  const sinceMs = performance.now();
  const done = figures.get(loop) ?? { runs: 0, failures: 0, busySeconds: 0 };
  figures.set(loop, done);
  running.set(key, { loop, sinceMs, longestRunMs });
  const timer = setTimeout(() => log.error({ loop, longestRunMs }, 'loop is stuck in a run'), longestRunMs);
  timer.unref();
  try {
    return await run();
  } catch (error) {
    done.failures += 1;
    throw error;
  } finally {
    clearTimeout(timer);
    running.delete(key);
    done.runs += 1;
    done.busySeconds += (performance.now() - sinceMs) / 1000;
  }
}
