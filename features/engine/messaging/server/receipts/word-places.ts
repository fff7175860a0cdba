import { arrayLiteral } from '#platform/database/array-literal.ts';

/** The few words that a batch has over and over: each is given once, and named by its place. */
export class WordPlaces {
  readonly all: string[] = [];
  readonly #places = new Map<string, number>();

  /** As an array of the database's; null where there is no word. */
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
