import { arrayLiteral } from '#platform/database/array-literal.ts';

/** The few texts that a batch repeats: each is passed once and referenced by its index. */
export class WordPlaces {
  readonly all: string[] = [];
  readonly #places = new Map<string, number>();

  /** As an array of the database; null where there is no text. */
  places(words: readonly (string | null | undefined)[]): string {
    return arrayLiteral(
      words.map((word) => (word === null || word === undefined ? null : this.#placeOf(word))),
    );
  }

  #placeOf(word: string): number {
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    const place = this.all.push(word);
    this.#places.set(word, place);
    return place;
  }
}
