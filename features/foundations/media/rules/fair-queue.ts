/** A picture that waits to be encoded. `isLarge`: the quick lane has found that it is too large. */
export interface WaitingPicture {
  shopId: number;
  isLarge: boolean;
}

/** The quick lane takes small pictures only, so that they never wait for a large one. The open lane takes any. */
export type LaneKind = 'quick' | 'open';

export interface Turn<Picture> {
  picture: Picture;
  lane: LaneKind;
}

/**
 * Chooses the next picture: shops take turns, whatever their number of waiting pictures, and each shop has one in
 * progress at most.
 */
export class FairQueue<Picture extends WaitingPicture> {
  /** By shop, in the order of their turns. */
  readonly #waiting = new Map<number, Picture[]>();
  readonly #shopsAtWork = new Set<number>();

  add(picture: Picture): void {
    this.#waiting.set(picture.shopId, [...(this.#waiting.get(picture.shopId) ?? []), picture]);
  }

  /** Returns the next picture for one of the free lanes, or null. Its shop is busy until `end`. */
  next(free: ReadonlySet<LaneKind>): Turn<Picture> | null {
    for (const [shopId, [picture]] of this.#waiting) {
      if (!picture || this.#shopsAtWork.has(shopId)) continue;
      const lane = laneFor(picture, free);
      if (!lane) continue;
      this.remove(picture);
      this.#moveToEnd(shopId);
      this.#shopsAtWork.add(shopId);
      return { picture, lane };
    }
    return null;
  }

  /** Ends a shop's picture in progress. */
  end({ shopId }: Picture): void {
    this.#shopsAtWork.delete(shopId);
  }

  /** Puts a picture that was too large for its lane before all others, because its turn has come already. */
  requeue(picture: Picture): void {
    this.end(picture);
    const { shopId } = picture;
    const others = [...this.#waiting].filter(([other]) => other !== shopId);
    const own = [picture, ...(this.#waiting.get(shopId) ?? [])];
    this.#waiting.clear();
    for (const [other, pictures] of [[shopId, own] as const, ...others]) this.#waiting.set(other, pictures);
  }

  /** Removes a picture that nobody waits for any more. Returns false if it was not waiting. */
  remove(picture: Picture): boolean {
    const pictures = this.#waiting.get(picture.shopId) ?? [];
    const left = pictures.filter((one) => one !== picture);
    if (left.length > 0) this.#waiting.set(picture.shopId, left);
    else this.#waiting.delete(picture.shopId);
    return left.length < pictures.length;
  }

  #moveToEnd(shopId: number): void {
    const pictures = this.#waiting.get(shopId);
    if (!pictures) return;
    this.#waiting.delete(shopId);
    this.#waiting.set(shopId, pictures);
  }
}

function laneFor({ isLarge }: WaitingPicture, free: ReadonlySet<LaneKind>): LaneKind | null {
  if (free.has('open')) return 'open';
  return free.has('quick') && !isLarge ? 'quick' : null;
}
