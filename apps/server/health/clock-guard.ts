import type { Logger } from '#platform/logging/logger.ts';
import { Brake } from '#platform/loop/brake.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';

const POLL_INTERVAL_MS = 3000;

/** Work that stops with the brake and starts again with it. */
interface Held {
  pause(): Promise<void>;
  resume(): Promise<void>;
}

interface Guarded {
  log: Logger;
  limitSeconds: number;
  /** Sets our clock by the database's clock. Resolves with the difference of this machine's time, in milliseconds. */
  follow: () => Promise<number>;
  pollIntervalMs?: number;
}

/**
 * Compares this machine's time with the database's at each heartbeat. While the difference is above the limit, this
 * process starts no work: certificates, signatures and tokens depend on the time, and the reports of other machines
 * would make no sense.
 */
export class ClockGuard {
  readonly brake = new Brake();
  readonly #guarded: Guarded;

  constructor(guarded: Guarded) {
    this.#guarded = guarded;
  }

  get isOff(): boolean {
    return this.brake.isHeld;
  }

  /** Checks the clock regularly. Pauses work that the brake cannot stop. */
  watch(held: Held): Loop {
    const { log, pollIntervalMs = POLL_INTERVAL_MS } = this.#guarded;
    return startLoop(log, 'clock', pollIntervalMs, async () => {
      await this.check(held);
      return false;
    });
  }

  async check(held: Held): Promise<void> {
    const { log, limitSeconds, follow } = this.#guarded;
    const offSeconds = (await follow()) / 1000;
    const isOff = offSeconds > limitSeconds;
    if (isOff === this.isOff) return;
    if (isOff) {
      this.brake.hold();
      log.error(
        { offSeconds: Math.round(offSeconds), limitSeconds },
        'this machine’s time is too far from the database’s: nothing is begun here until it is right. Set it by NTP',
      );
      await held.pause();
      return;
    }
    await held.resume();
    this.brake.release();
    log.warn('this machine’s time is right again: work goes on');
  }
}
