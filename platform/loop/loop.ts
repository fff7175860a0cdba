import type { Logger } from '#platform/logging/logger.ts';

export interface Loop {
  /** Runs the work now instead of at the end of the pause. */
  wake(): void;
  /** Lets the run under way finish, and starts no other. */
  stop(): Promise<void>;
}

/** After a failed run, so that a broken database is not hammered. */
const FAILURE_PAUSE_MS = 1000;

/**
 * Repeats `run` for as long as it says there is more; else pauses for `idleMs` or until woken.
 * A run that throws is logged and tried again after a second.
 */
export function startLoop(log: Logger, name: string, idleMs: number, run: () => Promise<boolean>): Loop {
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
    while (!stopping) {
      woken = false;
      try {
        if (!(await run())) await pause(idleMs);
      } catch (error) {
        log.error({ err: error, loop: name }, 'loop failed; it goes on');
        await pause(FAILURE_PAUSE_MS);
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
