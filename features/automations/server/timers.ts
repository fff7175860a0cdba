import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Logger } from '#platform/logging/logger.ts';

/** Work that is due at a time, for one subject, for example a checkout. */
export interface Timer {
  shopId: number;
  timerKey: string;
  kind: string;
  subject: string;
  dueAt: Date;
  payload: Record<string, string>;
  /** Since when it waits although it was due; null when it never had to. */
  waitingSince: Date | null;
}

/** Few, since what a batch decides is seen only when all of it is. */
const BATCH_SIZE = 25;
const RETRY_BASE_MS = 2000;
const LONGEST_RETRY_MS = 10 * 60 * 1000;
/** More than two hours; after that a person has to say that it is worth another try. */
const MOST_TRIES = 20;

/** Starts a timer, or moves the one with the same key, which then carries what is given now. */
export async function setTimer(tx: Tx, timer: Omit<Timer, 'waitingSince'>): Promise<void> {
  await tx
    .insertInto('timers')
    .values({
      shop_id: timer.shopId,
      timer_key: timer.timerKey,
      kind: timer.kind,
      subject: timer.subject,
      due_at: timer.dueAt,
      payload: JSON.stringify(timer.payload),
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'timer_key']).doUpdateSet({
        due_at: timer.dueAt,
        payload: JSON.stringify(timer.payload),
        attempts: 0,
        error: null,
        waiting_since: null,
        given_up_at: null,
      }),
    )
    .execute();
}

/** What became of a timer: it is done, or it waits for something until then and is looked at again. */
export type Fired = { kind: 'done' } | { kind: 'waits'; until: Date };
export type FireTimer = (tx: Tx, timer: Timer) => Promise<Fired>;

/**
 * Fires a batch of due timers, the longest due first. Each goes with its effects or not at all: its row is
 * deleted in the transaction of what it caused. One that fails is put off and does not hold up the others.
 * Returns whether there may be more.
 */
export async function fireDueTimers(
  db: Database,
  clock: Clock,
  log: Logger,
  fire: FireTimer,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('timers')
      .selectAll()
      .where('given_up_at', 'is', null)
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) {
      const timer: Timer = {
        shopId: row.shop_id,
        timerKey: row.timer_key,
        kind: row.kind,
        subject: row.subject,
        dueAt: row.due_at,
        payload: row.payload as Record<string, string>,
        waitingSince: row.waiting_since,
      };
      try {
        await sql`savepoint one_timer`.execute(tx);
        const fired = await fire(tx, timer);
        if (fired.kind === 'done') await remove(tx, timer);
        else await keepWaiting(tx, timer, fired.until, clock.now());
        await sql`release savepoint one_timer`.execute(tx);
      } catch (error) {
        await sql`rollback to savepoint one_timer`.execute(tx);
        const attempts = row.attempts + 1;
        const isGivenUp = attempts >= MOST_TRIES;
        log.error(
          { err: error, shopId: timer.shopId, timer: timer.kind, attempts, isGivenUp },
          'timer failed',
        );
        await putOff(tx, timer, { attempts, isGivenUp, now: clock.now(), error });
      }
    }
    return rows.length === BATCH_SIZE;
  });
}

async function remove(tx: Tx, { shopId, timerKey }: Timer): Promise<void> {
  await tx.deleteFrom('timers').where('shop_id', '=', shopId).where('timer_key', '=', timerKey).execute();
}

async function keepWaiting(tx: Tx, timer: Timer, until: Date, now: Date): Promise<void> {
  await tx
    .updateTable('timers')
    .set({ due_at: until, waiting_since: timer.waitingSince ?? now })
    .where('shop_id', '=', timer.shopId)
    .where('timer_key', '=', timer.timerKey)
    .execute();
}

/** What a shop's timers waited for has come: they are looked at now. */
export async function wakeWaiting(tx: Tx, shopId: number, now: Date): Promise<void> {
  await tx
    .updateTable('timers')
    .set({ due_at: now })
    .where('shop_id', '=', shopId)
    .where('waiting_since', 'is not', null)
    .execute();
}

async function putOff(
  tx: Tx,
  timer: Timer,
  { attempts, isGivenUp, now, error }: { attempts: number; isGivenUp: boolean; now: Date; error: unknown },
): Promise<void> {
  const waitMs = Math.min(RETRY_BASE_MS * 2 ** attempts, LONGEST_RETRY_MS);
  await tx
    .updateTable('timers')
    .set({
      attempts,
      error: String(error).replaceAll('\0', '').slice(0, 500),
      due_at: new Date(now.getTime() + waitMs),
      given_up_at: isGivenUp ? now : null,
    })
    .where('shop_id', '=', timer.shopId)
    .where('timer_key', '=', timer.timerKey)
    .execute();
}
