import { sql } from 'kysely';
import * as z from 'zod';
import { recordAct } from '#features/administration/audit/server/index.ts';
import { dropHeldBroadcast, releaseHeldBroadcast } from '#features/product/broadcasts/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { HELD_PREFIX, isMessageKind, type HeldKind, type MessageKind } from '../../rules/held-kinds.ts';

type Ctx = Pick<Context, 'slowDb' | 'clock' | 'jobs'>;

export interface HeldDecision {
  kind: HeldKind;
  /** `release` lets the work continue as if it had not been held. `drop` discards the work. */
  decision: 'release' | 'drop';
  note: string;
  /** The key of one item. Null for all items of the kind. */
  key: string | null;
}

/** The rows in one transaction. Small batches let other transactions run between them. */
const BATCH_SIZE = 5000;

/**
 * Releases or drops one held item or all items of a kind, in batches, and adds an audit entry. Returns the number of
 * items.
 * Safe to repeat, because items that were already moved are skipped.
 */
export async function settleHeld(ctx: Ctx, { kind, decision, note, key }: HeldDecision): Promise<number> {
  let count = 0;
  let piece: Settled;
  do {
    piece = await ctx.slowDb.transaction().execute((tx) => settlePiece(ctx, tx, { kind, decision, key }));
    count += piece.settled;
  } while (piece.chosen === BATCH_SIZE);
  await ctx.slowDb.transaction().execute((tx) =>
    recordAct(tx, {
      shopId: 0,
      at: ctx.clock.now(),
      who: 'operator',
      action: `${decision} ${kind}`,
      note,
      count,
    }),
  );
  return count;
}

/**
 * Ends the hold: new messages about events before the restore are sent normally. This is the last decision. Returns
 * false and changes nothing if something is still held.
 */
export async function endHolding(ctx: Ctx, note: string): Promise<boolean> {
  return ctx.slowDb.transaction().execute(async (tx) => {
    const { rows } = await sql<{ isHolding: boolean }>`
      select exists(select from outbox where state = 'held') or exists(select from held_items) as "isHolding"`.execute(
      tx,
    );
    if (rows[0]?.isHolding) return false;
    await sql`drop trigger if exists hold_if_maybe_sent on outbox`.execute(tx);
    await sql`update installation set backed_up_at = null, restored_at = null`.execute(tx);
    const at = ctx.clock.now();
    await recordAct(tx, { shopId: 0, at, who: 'operator', action: 'end holding', note, count: null });
    return true;
  });
}

type Choice = Omit<HeldDecision, 'note'>;

/** `settled` is lower than `chosen` if a receipt has taken messages out of the outbox in the meantime. */
interface Settled {
  chosen: number;
  settled: number;
}

async function settlePiece(ctx: Ctx, tx: Tx, { kind, decision, key }: Choice): Promise<Settled> {
  if (isMessageKind(kind)) return settleMessages(tx, { kind, decision, key }, ctx.clock.now());
  const settled = await settleRows(ctx, tx, { kind, decision, key });
  return { chosen: settled, settled };
}

/**
 * Releases or drops a batch of held messages. Locks the messages before their rows of the outbox, in the order that
 * receipts use. Otherwise, a receipt of one of them would cause a deadlock, or its row would still count as held.
 */
async function settleMessages(
  tx: Tx,
  { kind, decision, key }: Choice & { kind: MessageKind },
  now: Date,
): Promise<Settled> {
  const one = key === null ? sql`` : sql`and shop_id || '/' || message_id = ${key}`;
  const { rows } = await sql<Settled>`
    with piece as (
      select shop_id, message_id, created_at from outbox
      where state = 'held' and reason like ${`${HELD_PREFIX[kind]}%`} ${one}
      order by shop_id, message_id limit ${BATCH_SIZE}
    ), locked as materialized (
      select m.message_id from piece p cross join lateral (
        select message_id from messages m
        where m.shop_id = p.shop_id and m.message_id = p.message_id and m.created_at = p.created_at
        limit 1 for no key update
      ) m
    ), settled as (${decision === 'release' ? RELEASE_MESSAGES : dropMessages(now)})
    select (select count(*)::int from piece) as chosen, (select count(*)::int from settled) as settled`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a count returned no row');
  return row;
}

/** The condition reads `locked` before it changes a row. A receipt may have deleted the row since it was chosen. */
const IS_STILL_HELD = sql`(select count(*) from locked) >= 0
  and o.shop_id = p.shop_id and o.message_id = p.message_id and o.state = 'held'`;

/** Restores the state that each message had. The trigger of a restored database checks only new rows. */
const RELEASE_MESSAGES = sql`
  update outbox o set state = split_part(o.reason, ' ', 2), reason = null from piece p where ${IS_STILL_HELD} returning o.message_id`;

function dropMessages(now: Date) {
  return sql`
    delete from outbox o using piece p where ${IS_STILL_HELD} returning o.shop_id, o.message_id, o.created_at
  ), skipped as (
    update messages m set state = 'skipped', verdict = coalesce(m.verdict, '{}') ||
      jsonb_build_object('verdict', 'skip', 'reason', 'cancelled', 'at', ${now}::timestamptz)
    from settled g
    where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at and m.state = 'queued'`;
}

interface Item {
  shop_id: number;
  source_row: Record<string, unknown>;
}

async function settleRows(
  ctx: Ctx,
  tx: Tx,
  { kind, decision, key }: Choice & { kind: Exclude<HeldKind, MessageKind> },
): Promise<number> {
  const one = key === null ? sql`` : sql`and item_id::text = ${key}`;
  const { rows } = await sql<Item>`
    delete from held_items s using (
      select shop_id, item_id from held_items where kind = ${kind} ${one} order by item_id limit ${BATCH_SIZE} for update skip locked
    ) piece
    where s.shop_id = piece.shop_id and s.item_id = piece.item_id
    returning s.shop_id, s.source_row`.execute(tx);
  if (decision === 'release' && rows.length > 0) await RELEASE[kind](ctx, tx, rows);
  if (decision === 'drop' && kind === 'sending')
    for (const named of broadcastsIn(rows)) await dropHeldBroadcast(ctx, tx, named);
  return rows.length;
}

type Release = (ctx: Ctx, tx: Tx, items: readonly Item[]) => Promise<unknown>;

/** If a row with the same key was added in the meantime, the newer row stays. */
const putBack =
  (table: 'timers' | 'mails' | 'store_commands'): Release =>
  (_ctx, tx, items) =>
    sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, item)).*
      from jsonb_array_elements(${JSON.stringify(items.map((item) => item.source_row))}::jsonb) item
      on conflict do nothing`.execute(tx);

const RELEASE: Record<Exclude<HeldKind, MessageKind>, Release> = {
  timer: putBack('timers'),
  mail: putBack('mails'),
  command: putBack('store_commands'),
  webhook: ({ clock }, tx, items) =>
    sql`
    update webhook_inbox w set state = 'new', error = null, due_at = ${clock.now()}
    from ${recordsOf(items)} item
    where w.event_id = (item ->> 'event_id')::uuid and w.received_at = (item ->> 'received_at')::timestamptz
      and w.state = 'failed'`.execute(tx),
  broadcast: (_ctx, tx, items) =>
    sql`
    update broadcasts b set status = 'scheduled' from ${recordsOf(items)} item
    where b.shop_id = (item ->> 'shop_id')::bigint and b.broadcast_id = (item ->> 'broadcast_id')::uuid
      and b.status = 'draft'`.execute(tx),
  async sending(ctx, tx, items) {
    for (const { broadcastId, shopId, ...was } of broadcastsIn(items))
      await releaseHeldBroadcast(ctx, tx, { shopId, broadcastId }, was);
  },
  async job({ jobs }, tx, items) {
    for (const { source_row: row } of items) await jobs.enqueue(tx, String(row['name']), row['data'] ?? {});
  },
};

const HeldBroadcast = z.object({
  broadcast_id: z.string(),
  is_paused: z.boolean(),
  status_reason: z.string().nullable(),
});

function broadcastsIn(items: readonly Item[]) {
  const parts = items.filter(({ source_row: row }) => 'broadcast_id' in row);
  return parts.map(({ shop_id: shopId, source_row: row }) => {
    const held = HeldBroadcast.parse(row);
    return {
      shopId,
      broadcastId: held.broadcast_id,
      isPaused: held.is_paused,
      statusReason: held.status_reason,
    };
  });
}

function recordsOf(items: readonly Item[]) {
  const records = items.map(({ shop_id, source_row }) => ({ ...source_row, shop_id }));
  return sql`jsonb_array_elements(${JSON.stringify(records)}::jsonb)`;
}
