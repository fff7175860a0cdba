import type { Begun, SenderLane } from './sender-lane.ts';

/** Requests in flight at one partner, over all senders. It limits the memory of their connections. */
export const MOST_AT_ONCE = 2048;
/**
 * The last slots are reserved for senders with few requests in flight, so that nobody waits for another sender's
 * hanging requests.
 */
const RESERVE = MOST_AT_ONCE / 4;
const FEW = 16;

/** Shares a partner's slots fairly: lanes with something to send take turns. */
export class PartnerPlaces {
  readonly #lanes = new Set<SenderLane>();
  #running = 0;

  get running(): number {
    return this.#running;
  }

  /** The lane may have something to send. */
  offer(lane: SenderLane): void {
    this.#lanes.add(lane);
  }

  /** The next message to send, from the lane whose turn it is; null if there is no slot or nothing to send. */
  begin(): Begun | null {
    // A lane that started a message goes to the end. A lane with nothing to send leaves until it is offered again.
    for (const lane of this.#lanes) {
      if (!this.#hasPlaceFor(lane)) continue;
      this.#lanes.delete(lane);
      const started = lane.begin();
      if (!started) continue;
      this.#lanes.add(lane);
      this.#running += 1;
      return started;
    }
    return null;
  }

  end(lane: SenderLane): void {
    this.#running -= 1;
    this.#lanes.add(lane);
  }

  #hasPlaceFor(lane: SenderLane): boolean {
    const free = MOST_AT_ONCE - this.#running;
    return free > RESERVE || (free > 0 && lane.running < FEW);
  }
}
