import { findDiscount } from './discount-codes.ts';
import type { Asked } from './graphql/resolver.ts';
import { nextId } from './new-id.ts';
import type { Discount, Store } from './store.ts';

/** A job of the store that adds many codes to a discount. */
interface Creation {
  id: number;
  /** By this machine's clock, because moving the world's clock forward does not make a job faster. */
  doneAtMs: number;
  codes: { code: string; isMade: boolean }[];
}

/** The duration of a job, and the extra time for each code. */
const JOB_MS = 200;
const CODE_MS = 4;

/** Jobs are not stored, so a restart forgets them. */
const creations = new WeakMap<Store, Map<string, Creation>>();

/** Adds codes to a discount. The codes are valid immediately. The job is reported as done a moment later. */
export function addCodes({ records }: Asked, discount: Discount, codes: readonly string[]): Creation {
  const made = codes.map((given) => {
    const code = given.trim();
    if (code === '' || findDiscount(records, code)) return { code, isMade: false };
    records.discounts.set(code.toUpperCase(), { ...discount, code, usedCount: 0, usedByCustomerIds: [] });
    return { code, isMade: true };
  });
  const creation = {
    id: nextId(records.store),
    doneAtMs: performance.now() + JOB_MS + CODE_MS * codes.length,
    codes: made,
  };
  const known = creations.get(records.store) ?? new Map<string, Creation>();
  creations.set(records.store, known.set(String(creation.id), creation));
  return creation;
}

export function findCreation({ records }: Asked, id: string): Creation | null {
  return creations.get(records.store)?.get(id) ?? null;
}

export function creationNode({ id, doneAtMs, codes }: Creation) {
  const isDone = performance.now() >= doneAtMs;
  const count = (wanted: boolean) => (isDone ? codes.filter(({ isMade }) => isMade === wanted).length : 0);
  return {
    id: `gid://shopify/DiscountRedeemCodeBulkCreation/${id}`,
    done: isDone,
    codesCount: codes.length,
    importedCount: count(true),
    failedCount: count(false),
  };
}
