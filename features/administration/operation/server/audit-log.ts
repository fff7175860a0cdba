import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { FailureLog } from '#platform/logging/failure-log.ts';

/** An entry of the audit log. `shopId` 0 is the installation. */
export interface Act {
  shopId: number;
  at: Date;
  who: 'operator' | 'merchant';
  /** A short description, or the path of the merchant's call. */
  action: string;
  note: string | null;
  /** How many items the action affected. Null if the action has no count. */
  count: number | null;
}

/** Adds an entry to the audit log. Entries are never changed. */
export async function recordAct(
  db: Database | Tx,
  { shopId, at, who, action, note, count }: Act,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ shop_id: shopId, done_at: at, who, action, note, count })
    .execute();
}

/**
 * Returns a function that records a merchant's changes by the path of the call. If the record cannot be written, the
 * change is still valid.
 */
export function merchantActs({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>) {
  const failureLog = new FailureLog(log, {}, 'what a merchant did was not noted');
  return async ({ shopId }: { shopId: number }, { path: action }: { path: string }): Promise<void> => {
    try {
      await recordAct(db, { shopId, at: clock.now(), who: 'merchant', action, note: null, count: null });
      failureLog.succeeded();
    } catch (error) {
      failureLog.failed(error);
    }
  };
}

/** How many entries one page shows. */
export const MOST_ACTS = 50;

/** Returns the latest entries of the audit log. `from` is how many newer entries to skip. */
export async function listActs(db: Database, from = 0): Promise<Act[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('done_at', 'desc')
    .orderBy('entry_id')
    .limit(MOST_ACTS)
    .offset(from)
    .execute();
  return rows.map((row) => ({
    shopId: row.shop_id,
    at: row.done_at,
    who: row.who as Act['who'],
    action: row.action,
    note: row.note,
    count: row.count,
  }));
}
