/** A thing to do that settles by itself; it must not reject. */
type Task = () => Promise<void>;

interface Lane {
  waiting: Task[];
  /** How far `waiting` is used up: taking from the front of an array copies the rest of it. */
  next: number;
  running: number;
}

/**
 * Shares a number of places fairly: each shop has a lane, lanes take turns, and no lane holds more than half of the
 * places while another one waits. A shop that comes late to a busy worker is served in the next turn.
 */
export class SendLanes {
  readonly #places: number;
  readonly #lanes = new Map<number, Lane>();
  #running = 0;
  #waiting = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Tasks that run or wait. */
  get size(): number {
    return this.#running + this.#waiting;
  }

  add(shopId: number, task: Task): void {
    const lane = this.#lanes.get(shopId) ?? { waiting: [], next: 0, running: 0 };
    lane.waiting.push(task);
    this.#lanes.set(shopId, lane);
    this.#waiting += 1;
    this.#fill();
  }

  #fill(): void {
    while (this.#running < this.#places && this.#waiting > 0) {
      const turn = this.#nextLane();
      if (!turn) return;
      this.#run(...turn);
    }
  }

  /** The lane whose turn it is: the first in the map that may run; having run, it goes to the end. */
  #nextLane(): [number, Lane] | null {
    for (const [shopId, lane] of this.#lanes) {
      if (lane.next === lane.waiting.length) continue;
      const othersWait = this.#waiting > lane.waiting.length - lane.next;
      if (othersWait && lane.running >= this.#places / 2) continue;
      this.#lanes.delete(shopId);
      this.#lanes.set(shopId, lane);
      return [shopId, lane];
    }
    return null;
  }

  #run(shopId: number, lane: Lane): void {
    const task = lane.waiting[lane.next];
    if (!task) return;
    lane.next += 1;
    if (lane.next === lane.waiting.length) {
      lane.waiting = [];
      lane.next = 0;
    }
    lane.running += 1;
    this.#running += 1;
    this.#waiting -= 1;
    void task().then(() => this.#end(shopId, lane));
  }

  #end(shopId: number, lane: Lane): void {
    lane.running -= 1;
    this.#running -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(shopId);
    this.#fill();
  }
}
