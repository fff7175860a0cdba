import type { Logger } from '#platform/logging/logger.ts';
import { Brake } from '#platform/loop/brake.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';

const POLL_INTERVAL_MS = 3000;

/** What is stopped with the brake, and started again. */
interface Held {
  pause(): Promise<void>;
  resume(): Promise<void>;
}

interface Guarded {
  log: Logger;
  limitSeconds: number;
  /** Sets our clock by the database's. Resolves with how far this machine's own time is off, in milliseconds. */
  follow: () => Promise<number>;
  pollIntervalMs?: number;
}

/**
 * Compares this machine's time with the database's at each heartbeat. While the difference is above the limit, nothing
 * is started here: certificates, signatures and tokens depend on the time, and reports of other machines make no sense.
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

  /** Work that cannot be braked is paused. */
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
