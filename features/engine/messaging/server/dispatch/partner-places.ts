import type { Begun, SenderLane } from './sender-lane.ts';

/** Requests under way at one partner, over all senders: what their connections' memory is bounded by. */
export const MOST_AT_ONCE = 2048;
/** The last of them are kept for senders that have few under way, so that nobody waits for another's hanging ones. */
const RESERVE = MOST_AT_ONCE / 4;
const FEW = 16;

/** Shares a partner's places fairly: the lanes that have something to send take turns. */
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

  /** The next message that goes, of the lane whose turn it is; null when there is no place or nothing to send. */
  begin(): Begun | null {
    // Having begun one, a lane goes to the end; one that has nothing to send now leaves until it is offered again.
    for (const lane of this.#lanes) {
      if (!this.#hasPlaceFor(lane)) continue;
      this.#lanes.delete(lane);
      const begun = lane.begin();
      if (!begun) continue;
      this.#lanes.add(lane);
      this.#running += 1;
      return begun;
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
