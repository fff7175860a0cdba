/** Holds the loops that were given it: a run under way ends, and none is begun until it is released. */
export class Brake {
  #isHeld = false;

  get isHeld(): boolean {
    return this.#isHeld;
  }

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }
}
