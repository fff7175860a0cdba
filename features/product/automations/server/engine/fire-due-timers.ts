import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storeDecisions, type Decided } from './decisions.ts';
import { decidedOf, fireTogether, settle } from './fire-together.ts';
import { DueTimers, takeAgain, type TimerRow } from './take-due-timers.ts';
import type { Timer } from './timers.ts';

const RETRY_BASE_MS = 2000;
const LONGEST_RETRY_MS = 10 * 60 * 1000;
/** More than two hours. After that, a person has to decide on another try. */
const MOST_TRIES = 20;

/** The result of a timer: it is done, with what was decided, or it waits and is checked again. */
export type Fired = { kind: 'done'; decided: Decided | null } | { kind: 'waits'; until: Date };
/** A timer with loaded facts that can send a message to a person. */
export interface Ready {
  kind: 'ready';
  /** The person it may write to. Within a batch, a person's timers fire one after another. */
  person: string;
  fire: () => Promise<Fired>;
}
/** Loads the facts of a timer. Returns its result if nothing is to be written, or if it is a task. */
export type FireTimer = (tx: Tx, timer: Timer) => Promise<Fired | Ready>;

/** `dueTimers` is shared by the loops of a process, so that shops take turns among all of them. */
export type FiringContext = FailureContext & Pick<Context, 'db'> & { dueTimers?: DueTimers };
type FailureContext = Pick<Context, 'clock' | 'log'>;

/**
 * Fires a batch of due timers of several shops. Each is stored with its effects or not at all: its row is deleted in
 * the transaction of its effects. The timers fire together. If one fails, the batch is rolled back and halved until the
 * failing timer is alone. Only that timer is postponed. Returns whether there may be more.
 */
export async function fireDueTimers(ctx: FiringContext, fire: FireTimer): Promise<boolean> {
  const { db, clock, dueTimers = new DueTimers() } = ctx;
  let rows: TimerRow[] = [];
  try {
    return await db.transaction().execute(async (tx) => {
      const batch = await dueTimers.take(tx, clock.now());
      rows = batch.timers;
      await fireAll(ctx, tx, rows, fire);
      return batch.hasMore;
    });
  } catch (error) {
    if (rows.length === 0) throw error;
    for (const row of rows) await fireApart(ctx, row, fire);
    return true;
  }
}

/** Fires all timers. If a batch fails, fires each half separately, down to the single timers that fail. */
async function fireAll(
  ctx: FiringContext,
  tx: Tx,
  rows: readonly TimerRow[],
  fire: FireTimer,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const failure = await fireOrUndo(ctx, tx, rows, fire);
  if (failure === null) return;
  if (rows.length === 1) return fail(ctx, tx, first, failure.error);
  const half = Math.ceil(rows.length / 2);
  await fireAll(ctx, tx, rows.slice(0, half), fire);
  await fireAll(ctx, tx, rows.slice(half), fire);
}

/** Null once they have fired; otherwise the error, and nothing has happened. */
async function fireOrUndo(
  { clock }: FiringContext,
  tx: Tx,
  rows: readonly TimerRow[],
  fire: FireTimer,
): Promise<{ error: unknown } | null> {
  await sql`savepoint timers`.execute(tx);
  try {
    const fired = await fireTogether(tx, rows.map(toTimer), fire);
    await settle(tx, fired, clock.now());
    await storeDecisions(tx, clock.now(), decidedOf(fired));
    await sql`release savepoint timers`.execute(tx);
    return null;
  } catch (error) {
    await sql`rollback to savepoint timers`.execute(tx);
    await sql`release savepoint timers`.execute(tx);
    return { error };
  }
}

/** Fires one timer in its own transaction, unless another worker has taken it in the meantime. */
async function fireApart(ctx: FiringContext, row: TimerRow, fire: FireTimer): Promise<void> {
  const { db } = ctx;
  try {
    await db.transaction().execute(async (tx) => fireAll(ctx, tx, await takeAgain(tx, row), fire));
  } catch (error) {
    await db.transaction().execute(async (tx) => {
      for (const again of await takeAgain(tx, row)) await fail(ctx, tx, again, error);
    });
  }
}

async function fail({ clock, log }: FailureContext, tx: Tx, row: TimerRow, error: unknown): Promise<void> {
  const timer = toTimer(row);
  const attempts = row.attempts + 1;
  const isGivenUp = attempts >= MOST_TRIES;
  const { shopId, kind } = timer;
  log.error({ err: error, shopId, timer: kind, attempts, isGivenUp }, 'timer failed');
  await putOff(tx, timer, { attempts, isGivenUp, now: clock.now(), error });
}

function toTimer(row: TimerRow): Timer {
  return {
    shopId: row.shop_id,
    timerKey: row.timer_key,
    kind: row.kind,
    subject: row.subject,
    dueAt: row.due_at,
    payload: row.payload,
    waitingSince: row.waiting_since,
  };
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
