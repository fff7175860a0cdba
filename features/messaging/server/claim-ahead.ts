/** So much is claimed ahead as goes out in this time: what lies longer was judged by old facts. */
const AHEAD_SECONDS = 0.25;
const FEWEST = 192;
const MEASURED_OVER_MS = 200;

/** How many messages may wait to be sent at once, by how fast they went out a moment ago. */
export class ClaimAhead {
  #perSecond = 0;
  #sinceMs = performance.now();
  #count = 0;

  /** One message is dealt with. */
  note(): void {
    this.#count += 1;
    const elapsedMs = performance.now() - this.#sinceMs;
    if (elapsedMs < MEASURED_OVER_MS) return;
    this.#perSecond = (this.#count * 1000) / elapsedMs;
    this.#sinceMs += elapsedMs;
    this.#count = 0;
  }

  get most(): number {
    return Math.round(Math.max(FEWEST, this.#perSecond * AHEAD_SECONDS));
  }
}
