import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { addressBlocks } from '#platform/http/sources/address-blocks.ts';

/** How many networks of shops are remembered, about 100 bytes each. */
const MOST_REMEMBERED = 100_000;

/**
 * Limits how often something may happen at a shop from one network in a day: so often for an IPv4 address or an IPv6
 * /64, and more for wider networks, by the number of people they may have. Each process counts by itself, and starts
 * again at midnight UTC.
 */
export class NetworkBudget {
  readonly #clock: Context['clock'];
  readonly #perPerson: number;
  #day = 0;
  #used = new Map<string, number>();

  constructor({ clock }: Pick<Context, 'clock'>, perPerson: number) {
    this.#clock = clock;
    this.#perPerson = perPerson;
  }

  /** Uses up one of the network's and its wider networks' allowances. Returns false if one of them has none left. */
  take(pageId: string, ip: string): boolean {
    const day = Math.floor(this.#clock.now().getTime() / DAY_MS);
    if (day !== this.#day) this.#used = new Map();
    this.#day = day;
    const blocks = addressBlocks(ip).map(({ prefix, people }) => ({ key: `${pageId} ${prefix}`, people }));
    const isFree = blocks.every(({ key, people }) => (this.#used.get(key) ?? 0) < people * this.#perPerson);
    if (isFree) for (const { key } of blocks) this.#use(key);
    return isFree;
  }

  #use(key: string): void {
    const used = this.#used.get(key) ?? 0;
    // The most recently used entry is forgotten last.
    this.#used.delete(key);
    this.#used.set(key, used + 1);
    const [oldest] = this.#used.keys();
    if (this.#used.size > MOST_REMEMBERED && oldest !== undefined) this.#used.delete(oldest);
  }
}
