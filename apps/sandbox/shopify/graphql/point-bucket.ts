import type { Sandbox } from '../../core/sandbox.ts';

const BUCKET_SIZE = 2000;
const RESTORED_PER_SECOND = 100;

export interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
}

interface Bucket {
  points: number;
  at: number;
}

/** The leaky bucket of each store. It is not stored, because it would be full again after a restart. */
export class PointBuckets {
  readonly #sandbox: Sandbox;
  readonly #buckets = new Map<string, Bucket>();

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** Takes the points that a query may cost. Returns false if there are not enough. */
  take(shop: string, points: number): boolean {
    const bucket = this.#refilled(shop);
    if (bucket.points < points) return false;
    bucket.points -= points;
    return true;
  }

  /** Returns the points that the query did not use. */
  giveBack(shop: string, points: number): void {
    const bucket = this.#refilled(shop);
    bucket.points = Math.min(BUCKET_SIZE, bucket.points + Math.max(0, points));
  }

  status(shop: string): ThrottleStatus {
    return {
      maximumAvailable: BUCKET_SIZE,
      currentlyAvailable: Math.floor(this.#refilled(shop).points),
      restoreRate: RESTORED_PER_SECOND,
    };
  }

  #refilled(shop: string): Bucket {
    const now = this.#sandbox.clock.now().getTime();
    const bucket = this.#buckets.get(shop) ?? { points: BUCKET_SIZE, at: now };
    const restored = (Math.max(0, now - bucket.at) / 1000) * RESTORED_PER_SECOND;
    bucket.points = Math.min(BUCKET_SIZE, bucket.points + restored);
    bucket.at = now;
    this.#buckets.set(shop, bucket);
    return bucket;
  }
}
