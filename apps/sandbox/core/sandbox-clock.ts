import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The time zone of the demo stores. */
const TIME_ZONE = 'Europe/Berlin';
/** The hours at which a message to a shopper is welcome, with time left to move the clock forward. */
const [EARLIEST_HOUR, LATEST_HOUR] = [9, 17];
const MORNING_HOUR = 10;
const HOUR_MS = 3600 * 1000;
/** For this long after ten it still counts as morning, so that two calls do not skip a day. */
const MORNING_MS = 10 * 60 * 1000;

/** The demo world's time: real time plus an offset that only grows. The product reads the same file. */
export class SandboxClock {
  readonly #file: string;
  #offsetMs: number;

  /**
   * Opens the clock. A sandbox that starts in the evening or at night is set to the next morning, because shops do not
   * advertise at night.
   */
  constructor(file: string) {
    this.#file = file;
    const offsetMs = findOffset(file);
    this.#offsetMs = offsetMs ?? 0;
    if (offsetMs === null) this.fastForward(untilDaylightMs(new Date()));
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  /** Moves the demo world forward by `ms`, which is at least 0. */
  fastForward(ms: number): void {
    this.#offsetMs += Math.max(0, ms);
    mkdirSync(dirname(this.#file), { recursive: true });
    // The file is replaced atomically, because a reader must never see half a number.
    writeFileSync(`${this.#file}.new`, String(this.#offsetMs));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** Returns how long it takes until it is day in the demo stores; 0 during the day. */
export function untilDaylightMs(now: Date): number {
  const hour = hourOf(now);
  return hour >= EARLIEST_HOUR && hour < LATEST_HOUR ? 0 : untilMorningMs(now);
}

/** Returns how long it takes until the demo stores' next morning, at ten; 0 in its first ten minutes. */
export function untilMorningMs(now: Date): number {
  if (hourOf(now) === MORNING_HOUR && now.getTime() % HOUR_MS < MORNING_MS) return 0;
  let morning = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS;
  while (hourOf(new Date(morning)) !== MORNING_HOUR) morning += HOUR_MS;
  return morning - now.getTime();
}

function hourOf(moment: Date): number {
  const hour = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });
  return Number(hour.format(moment));
}

function findOffset(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return null;
  }
}
