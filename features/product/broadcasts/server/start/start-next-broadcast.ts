import { sql, type RawBuilder } from 'kysely';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { catchUp } from '#features/product/audiences/server/index.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { StatusReason } from '../../rules/status-reason.ts';
import { sendable } from '../broadcast-templates.ts';
import { findScheduleFault, supportNumberOf, textsOf } from '../check-schedule.ts';
import { lockBroadcast, type StoredBroadcast } from '../stored-broadcast.ts';
import { freezeBroadcast, type Frozen, type FrozenText } from './freeze-broadcast.ts';

/** How long a start is tried again that fails because of our own error, and how late a missed one may still start. */
const TRIED_FOR_MS = 60 * MINUTE_MS;
const LATEST_MS = 24 * 60 * MINUTE_MS;
const TRY_AGAIN_MS = 20_000;
/**
 * People per second, measured by `npm run bench -- broadcasts` on two shared cores: the slower of a million in 52 s at
 * load 10, and 200,000 in 4.5 s at load 5.
 */
const TAKEN_IN_SECOND = 19_000;
/** A large broadcast starts earlier, so that its messages are sent on time: the rest of an A/B test is stored twice. */
const LEAD_TIMES = 2;
export const LONGEST_LEAD_SECONDS = 120;

interface Due {
  shop_id: number;
  broadcast_id: string;
}

/**
 * Starts the next due broadcast: freezes its content and recipients in one transaction. One that cannot start ends as
 * failed, with the reason; after an error of ours, it is tried again and does not delay others. Returns whether there
 * was one.
 */
export async function startNextBroadcast(ctx: Context): Promise<boolean> {
  let due: Due | undefined;
  try {
    const next = await findDue(ctx.db, ctx.clock.now());
    if (!next) return false;
    // Beforehand, because it delays others who read the shop's audiences.
    await ctx.slowDb.transaction().execute((tx) => catchUp(ctx, tx, next.shop_id));
    return await ctx.slowDb.transaction().execute(async (tx) => {
      due = await takeDue(tx, ctx.clock.now());
      if (!due) return false;
      await start(ctx, tx, await lockBroadcast(tx, due.shop_id, due.broadcast_id));
      return true;
    });
  } catch (error) {
    if (!due) throw error;
    ctx.log.error({ err: error, shopId: due.shop_id, broadcastId: due.broadcast_id }, 'broadcast not begun');
    await tryLater(ctx, due);
    return true;
  }
}

/** The broadcast that would be taken now. */
async function findDue(db: Database, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with waiting as materialized (${dueAt(now)})
    select shop_id, broadcast_id from waiting where ${isShopFree(sql.ref('waiting.shop_id'))} limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Takes the next broadcast of a shop for which no other worker is starting one. */
export async function takeDue(tx: Tx, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with waiting as materialized (${dueAt(now)})
    select w.shop_id, w.broadcast_id from waiting w cross join lateral (
      select from broadcasts b
      where b.shop_id = w.shop_id and b.broadcast_id = w.broadcast_id and b.status = 'scheduled' for update skip locked
    ) locked
    where ${isShopFree(sql.ref('w.shop_id'))} limit 1`.execute(tx);
  return rows[0];
}

/** Until the end of the transaction, no other worker starts a broadcast of the shop. */
function isShopFree(shopId: RawBuilder<unknown>) {
  return sql`pg_try_advisory_xact_lock(hashtextextended('start broadcasts ' || ${shopId}, 0))`;
}

/** Due broadcasts: first of the shop whose last one started longest ago, however many a shop has. */
function dueAt(now: Date) {
  return sql<Due>`
    select shop_id, broadcast_id from broadcasts b
    where status = 'scheduled' and starts_at <= ${new Date(now.getTime() + LONGEST_LEAD_SECONDS * 1000)}
      and starts_at <= ${now}::timestamptz
        + make_interval(secs => least(${LONGEST_LEAD_SECONDS}::float8,
          coalesce(audience_count, 0) * ${LEAD_TIMES / TAKEN_IN_SECOND}::float8))
    order by (select max(started_at) from broadcasts o where o.shop_id = b.shop_id) nulls first, starts_at`;
}

async function start(ctx: Context, tx: Tx, row: StoredBroadcast): Promise<void> {
  const ready = await prepare(ctx, tx, row);
  if (typeof ready === 'string') return end(ctx, tx, row, ready);
  const frozen = await freezeBroadcast(ctx, tx, ready);
  if (frozen.recipients === 0) return end(ctx, tx, row, 'noAudience');
  await recordStart(ctx, tx, ready.row, ready.senderId, frozen);
}

/**
 * Returns what a broadcast needs to start, or why it cannot start. All checks from its scheduling are repeated.
 */
async function prepare(ctx: Context, tx: Tx, row: StoredBroadcast) {
  const { shop_id: shopId } = row;
  const shop = await getShop(tx, shopId);
  const now = ctx.clock.now();
  if (shop.uninstalled_at !== null) return 'uninstalled' as const;
  if (row.starts_at !== null && now.getTime() - row.starts_at.getTime() > LATEST_MS) return 'late' as const;
  if (!(await hasFeature(tx, shopId))) return 'locked' as const;
  const senderId = await findSenderId(tx, shopId, 'WA');
  if (senderId === null) return 'noSender' as const;
  // Its time has come, so the check of the time itself must pass.
  const inTime = { ...row, scheduled_at: new Date(now.getTime() + MINUTE_MS) };
  const { fault } = await findScheduleFault(tx, inTime, { senderId, now });
  if (fault === 'TEMPLATE_NOT_APPROVED') return 'noTemplate' as const;
  if (fault === 'AUDIENCE_COUNT_ZERO') return 'noAudience' as const;
  if (fault) return 'unfilled' as const;
  const texts: FrozenText[] = (await textsOf(tx, row)).map(({ arm, chosen, attributes }) => ({
    arm,
    attributes,
    variants: sendable(chosen.variants, senderId),
  }));
  return { row, shop, senderId, texts, supportNumber: await supportNumberOf(tx, row) };
}

async function hasFeature(tx: Tx, shopId: number): Promise<boolean> {
  try {
    await requireFeature(tx, shopId, BROADCASTS_FLAG);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function recordStart(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  row: StoredBroadcast,
  senderId: string,
  { recipients, heldOut, firstDueAt }: Frozen,
): Promise<void> {
  const watchedMinutes = row.canary?.waitMinutes ?? row.ab_test?.decideAfterMinutes ?? null;
  const now = ctx.clock.now();
  await change(tx, row, {
    status: 'sending',
    started_at: now,
    starts_at: null,
    sender_id: senderId,
    recipients,
    held_out: heldOut,
    status_reason: null,
    watched_until:
      watchedMinutes === null ? null : new Date(firstDueAt.getTime() + watchedMinutes * MINUTE_MS),
    looked_at: now,
  });
}

async function end(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  row: StoredBroadcast,
  reason: StatusReason,
): Promise<void> {
  await change(tx, row, {
    status: 'failed',
    starts_at: null,
    status_reason: reason,
    ended_at: ctx.clock.now(),
  });
}

async function tryLater(ctx: Context, { shop_id: shopId, broadcast_id: broadcastId }: Due): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockBroadcast(tx, shopId, broadcastId);
    if (row.status !== 'scheduled' || row.scheduled_at === null) return;
    const now = ctx.clock.now();
    if (now.getTime() - row.scheduled_at.getTime() > TRIED_FOR_MS) return end(ctx, tx, row, 'fault');
    await change(tx, row, { starts_at: new Date(now.getTime() + TRY_AGAIN_MS) });
  });
}

async function change(
  tx: Tx,
  { shop_id: shopId, broadcast_id: broadcastId }: Due,
  values: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set(values)
    .where('shop_id', '=', shopId)
    .where('broadcast_id', '=', broadcastId)
    .execute();
}
