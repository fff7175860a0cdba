import type { Context } from '#platform/context.ts';
import { BatchQueue } from '#platform/database/batch-queue.ts';
import { isRefusal } from '#platform/database/errors/refusal.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { countToolEvents } from '../contract/tool-calls.ts';
import { countBeacons } from './count-events.ts';
import type { ToolFamily } from './tool-family.ts';

export type Beacon = BodyOf<typeof countToolEvents>;

/** The number of events of each beacon that belong to the shop's tools, or null if no such shop has the app. */
type Counts = ReadonlyMap<Beacon, number | null>;

const MOST_AT_ONCE = 200;

/**
 * Counts beacons in batches: beacons that arrive during a write are written with the next batch, in one transaction for
 * all shops. Each is answered once its own events are stored.
 */
export class EventBatcher {
  readonly #ctx: Context;
  readonly #family: ToolFamily;
  readonly #together = new BatchQueue((batch: readonly Beacon[]) => this.#count(batch), MOST_AT_ONCE);
  readonly #alone = new BatchQueue((batch: readonly Beacon[]) => this.#count(batch), 1);

  constructor(ctx: Context, family: ToolFamily) {
    this.#ctx = ctx;
    this.#family = family;
  }

  /** Returns the number of events that belong to the shop's tools, or null if no such shop has the app. */
  async count(beacon: Beacon): Promise<number | null> {
    return (await this.#countWithOthers(beacon)).get(beacon) ?? null;
  }

  /** If the database refuses a batch, each of its beacons is counted alone, so that only the refused one fails. */
  async #countWithOthers(beacon: Beacon): Promise<Counts> {
    try {
      return await this.#together.add(beacon);
    } catch (error) {
      if (isRefusal(error)) return this.#alone.add(beacon);
      throw error;
    }
  }

  async #count(batch: readonly Beacon[]): Promise<Counts> {
    const counts = await countBeacons(this.#ctx, this.#family, batch);
    return new Map(batch.map((beacon, at) => [beacon, counts[at] ?? null]));
  }
}
