/**
 * Pauses the loops that share this brake. A run that has started finishes, and no run starts until the brake is
 * released.
 */
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
