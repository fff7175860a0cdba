import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { FailureLog } from '#platform/logging/failure-log.ts';

/** What somebody did. `shopId` 0 is the installation itself. */
export interface Act {
  shopId: number;
  at: Date;
  who: 'operator' | 'merchant';
  /** A few words, or the call that a merchant made. */
  action: string;
  note: string | null;
  /** How many things it was about, where it was about several. */
  count: number | null;
}

/** Notes what somebody did; nobody changes it afterwards. */
export async function recordAct(
  db: Database | Tx,
  { shopId, at, who, action, note, count }: Act,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ shop_id: shopId, done_at: at, who, action, note, count })
    .execute();
}

/** Notes what merchants change, by the name of the call. What they did stands, also where it cannot be noted. */
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

/** So many are shown together. */
export const MOST_ACTS = 50;

/** What was done last, by whomever it was; `from` leaves out so many later ones. */
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
