import type { Context } from '#platform/context.ts';
import { isRefusal } from '#platform/database/errors/refusal.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { countToolEvents } from '../contract/tool-calls.ts';
import { countBeacons } from './count-events.ts';
import type { ToolFamily } from './tool-family.ts';

export type Beacon = BodyOf<typeof countToolEvents>;

interface Asked {
  beacon: Beacon;
  counted: (events: number | null) => void;
  failed: (error: unknown) => void;
}

const MOST_AT_ONCE = 200;

/**
 * Counts beacons together: those that come while some are being written are written with the next, in one transaction
 * for the shops of all of them. Each is answered when its own events are stored.
 */
export class EventBatcher {
  readonly #ctx: Context;
  readonly #family: ToolFamily;
  #waiting: Asked[] = [];
  #isCounting = false;

  constructor(ctx: Context, family: ToolFamily) {
    this.#ctx = ctx;
    this.#family = family;
  }

  /** How many events were of the shop's own tools; null where no such shop has the app. */
  count(beacon: Beacon): Promise<number | null> {
    return new Promise((counted, failed) => {
      this.#waiting.push({ beacon, counted, failed });
      if (!this.#isCounting) void this.#countAll();
    });
  }

  async #countAll(): Promise<void> {
    this.#isCounting = true;
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MOST_AT_ONCE));
    // In the same turn as the last look: what comes from here on starts a transaction of its own.
    this.#isCounting = false;
  }

  /** One that the database refuses takes none of the others with it; while it is away all are told so. */
  async #write(batch: readonly Asked[]): Promise<void> {
    try {
      const counted = await countBeacons(
        this.#ctx,
        this.#family,
        batch.map(({ beacon }) => beacon),
      );
      batch.forEach((asked, place) => asked.counted(counted[place] ?? null));
    } catch (error) {
      if (batch.length === 1 || !isRefusal(error)) for (const { failed } of batch) failed(error);
      else for (const one of batch) await this.#write([one]);
    }
  }
}
