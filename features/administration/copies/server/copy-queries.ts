import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { CopyNote } from '#platform/copies/copy-note.ts';
import type { Tx } from '#platform/database/database.ts';

/** A copy that was made, with names and without ids. */
export interface StoredOutcome {
  name: string;
  sourceName: string;
  notes: CopyNote[];
}

/** Returns the key of a copy in its target. Another person cannot repeat it. */
export function copyKeyOf(copy: {
  requestId: string;
  userId: string;
  sourceShopId: number;
  kind: string;
  id: string;
}): Buffer {
  const { requestId, userId, sourceShopId, kind, id } = copy;
  return createHash('sha256')
    .update(JSON.stringify([requestId, userId, sourceShopId, kind, id]))
    .digest();
}

/** Lets one transaction at a time copy into a shop, so that the second of two equal requests sees the first. */
export async function lockCopies(tx: Tx, shopId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('store_copies'), ${shopId})`.execute(tx);
}

/** Returns the outcome of an earlier request, or null. */
export async function findOutcome(tx: Tx, shopId: number, copyKey: Buffer): Promise<StoredOutcome | null> {
  const row = await tx
    .selectFrom('store_copies')
    .select('outcome')
    .where('shop_id', '=', shopId)
    .where('copy_key', '=', copyKey)
    .executeTakeFirst();
  return row ? (row.outcome as unknown as StoredOutcome) : null;
}

/** Stores an outcome in the transaction of its copy. */
export async function storeOutcome(
  tx: Tx,
  { shopId, copyKey, outcome, now }: { shopId: number; copyKey: Buffer; outcome: StoredOutcome; now: Date },
): Promise<void> {
  await tx
    .insertInto('store_copies')
    .values({ shop_id: shopId, copy_key: copyKey, outcome: JSON.stringify(outcome), copied_at: now })
    .execute();
}
