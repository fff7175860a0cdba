import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { judgeFirstGroup } from '../../rules/judge-first-group.ts';
import { lockBroadcast, type StoredBroadcast } from '../stored-broadcast.ts';
import { decideRest, set, standStill } from './change-sending.ts';
import { countFirstGroup, countUncertain, hasMore, hasReached } from './count-first-group.ts';
import { cancelAll, listSendings, resumeAll } from './own-sendings.ts';
import { lapsesAtMs, readAbResult } from './read-ab-result.ts';
import { findObstacle, findStoppedTemplate, findWait } from './read-standing.ts';

export const POLL_INTERVAL_MS = 500;
/** An A/B test is compared by all its messages, so not twice a second. */
const COMPARE_AGAIN_MS = 30_000;

/**
 * Checks the broadcast that was checked longest ago, of the shop that was served longest ago: whether something stopped
 * it, the result of its first group or its A/B test, and whether it has ended. Returns whether there was one.
 */
export async function watchNextBroadcast(ctx: Context): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now();
    const { rows } = await sql<{ shop_id: number; broadcast_id: string }>`
      with running as materialized (
        select shop_id, broadcast_id, looked_at, max(looked_at) over (partition by shop_id) as served_at
        from broadcasts where status = 'sending'
      )
      select b.shop_id, b.broadcast_id from running r join broadcasts b using (shop_id, broadcast_id, looked_at)
      where b.status = 'sending' and b.looked_at <= ${new Date(now.getTime() - POLL_INTERVAL_MS)}
      order by r.served_at, b.looked_at limit 1 for update of b skip locked`.execute(tx);
    const [found] = rows;
    if (!found) return false;
    const row = await lockBroadcast(tx, found.shop_id, found.broadcast_id);
    await set(tx, row, { looked_at: now });
    await look(ctx, tx, row);
    return true;
  });
}

async function look(ctx: Context, tx: Tx, row: StoredBroadcast): Promise<void> {
  if (!row.is_paused && (await findStoppedTemplate(tx, row)))
    return standStill(ctx, tx, row, 'templateStopped');
  if (!row.is_paused && (await watchFirst(ctx, tx, row))) return;
  if (await hasMore(tx, row)) return tellObstacle(tx, row, ctx.clock.now());
  const isReached = await hasReached(tx, row);
  // A receipt may still show that a message arrived.
  if (!isReached && (await countUncertain(tx, row)) > 0) return;
  await finish(ctx, tx, row, isReached);
}

/** Judges the first group, or the A/B test. True if that changed the broadcast's state. */
async function watchFirst(ctx: Context, tx: Tx, row: StoredBroadcast): Promise<boolean> {
  if (row.watched_until === null) return row.ab_test !== null && (await dropLapsedRest(ctx, tx, row));
  return row.ab_test === null ? watchCanary(ctx, tx, row) : watchTest(ctx, tx, row);
}

async function watchCanary(ctx: Context, tx: Tx, row: StoredBroadcast): Promise<boolean> {
  if (row.canary === null || row.watched_until === null) return false;
  const slice = (await listSendings(tx, row)).filter(({ part }) => part === 'canary');
  const isOver = row.watched_until <= ctx.clock.now();
  const verdict = judgeFirstGroup(await countFirstGroup(tx, row, slice), row.canary, isOver);
  if (verdict === 'watch') return false;
  if (verdict === 'goOn') {
    await resumeAll(ctx, tx, { ...row, watched_until: null });
    await set(tx, row, { watched_until: null });
  } else await standStill(ctx, tx, row, verdict);
  return true;
}

/** With a rule, the better text goes to the rest as soon as there is one. Until then the merchant may decide. */
async function watchTest(ctx: Context, tx: Tx, row: StoredBroadcast): Promise<boolean> {
  const now = ctx.clock.now();
  if (row.ab_test === null || row.watched_until === null || row.watched_until > now) return false;
  const { winner, rest } = await readAbResult(tx, row);
  if (rest === 0 || row.ab_test.decidedBy === 'merchant') {
    await set(tx, row, { watched_until: null });
    return true;
  }
  if (winner === null) {
    await set(tx, row, { watched_until: new Date(now.getTime() + COMPARE_AGAIN_MS) });
    return dropLapsedRest(ctx, tx, row);
  }
  await decideRest(ctx, tx, row, winner);
  return true;
}

/** If nobody decided within two days after the A/B test, the rest gets neither text. */
async function dropLapsedRest(ctx: Context, tx: Tx, row: StoredBroadcast): Promise<boolean> {
  if (row.ab_test === null || row.rest_arm !== null) return false;
  if (row.status_reason === 'restLapsed') return false;
  const lapsesMs = lapsesAtMs(row);
  if (lapsesMs === null || ctx.clock.now().getTime() < lapsesMs) return false;
  await cancelAll(ctx, tx, row, ({ part }) => part === 'rest');
  await set(tx, row, { status_reason: 'restLapsed', watched_until: null });
  return true;
}

/** The reason for waiting is shown only while it waits. */
async function tellObstacle(tx: Tx, row: StoredBroadcast, now: Date): Promise<void> {
  if (row.is_paused) return;
  const obstacle = (await findObstacle(tx, row)) ?? (await findWait(tx, row, now));
  if (obstacle !== row.status_reason && row.status_reason !== 'restLapsed')
    await set(tx, row, { status_reason: obstacle });
}

async function finish(ctx: Context, tx: Tx, row: StoredBroadcast, isReached: boolean): Promise<void> {
  const kept = row.status_reason === 'restLapsed' ? 'restLapsed' : null;
  await set(tx, row, {
    status: isReached ? 'sent' : 'failed',
    status_reason: isReached ? kept : 'nobodyReached',
    is_paused: false,
    watched_until: null,
    ended_at: ctx.clock.now(),
  });
}
