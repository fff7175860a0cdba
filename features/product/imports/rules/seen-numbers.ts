const FIRST_SIZE = 1 << 15;
/** A fuller table makes searching slower. */
const MOST_FULL = 0.6;
/** Spreads consecutive numbers, such as those of one provider. */
const SPREAD = 2_654_435_761;

/** A set of phone numbers with eight bytes for each, where a set of strings would need a hundred. */
export class SeenNumbers {
  #places = new Float64Array(FIRST_SIZE);
  #count = 0;

  /** Adds a number in E.164. Returns false if it was there before. */
  add(phoneE164: string): boolean {
    if (this.#count >= this.#places.length * MOST_FULL) this.#grow();
    const isNew = put(this.#places, Number(phoneE164.slice(1)));
    if (isNew) this.#count += 1;
    return isNew;
  }

  #grow(): void {
    const larger = new Float64Array(this.#places.length * 2);
    for (const number of this.#places) if (number !== 0) put(larger, number);
    this.#places = larger;
  }
}

function put(places: Float64Array, number: number): boolean {
  const last = places.length - 1;
  let at = Math.imul(number % 4_294_967_291, SPREAD) & last;
  for (let there = places[at]; there !== 0; there = places[at]) {
    if (there === number) return false;
    at = (at + 1) & last;
  }
  places[at] = number;
  return true;
}
