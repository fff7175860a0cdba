/** Random numbers, which are the same for the same seed. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 to below 1. */
  share(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }

  /** Returns true in this share of cases. */
  is(chance: number): boolean {
    return this.share() < chance;
  }

  between(low: number, high: number): number {
    return low + this.share() * (high - low);
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.share() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  }
}
