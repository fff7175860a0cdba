import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { advanceMessages } from '#features/engine/messaging/server/index.ts';
import { applyStoreWebhooks } from '#features/foundations/store-data/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { printFigure } from '../figure.ts';
import { order } from '../store-facts/store-webhooks.ts';

const ROUNDS = 30;
const BATCH = 500;
/** Higher than the ids of all seeded orders. */
const FIRST_ORDER = 1_000_000_000;
/** The maximum cost of a note, as a share of the change that it records. */
const MOST_PERCENT = 10;

/** Measures what audience notes add to a single order from a store, and to a batch of receipts. */
export async function measureNotes(
  { db, pool }: { db: Database; pool: pg.Pool },
  shopId: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    const take = await orderSaver(db, shopId);
    print('an order and its note', await compare(client, 'orders', async () => take, 10));
    print(
      `${BATCH} receipts and their notes`,
      await compare(client, 'messages', () => queue(client, shopId), 1),
    );
  } finally {
    client.release();
  }
}

/**
 * Returns the median times with notes and without. The runs alternate, so that other load affects both. The first run
 * after a switch plans its queries again, so it does not count.
 */
async function compare(
  client: pg.ClientBase,
  table: string,
  prepare: () => Promise<() => Promise<unknown>>,
  times: number,
): Promise<{ withMs: number; withoutMs: number }> {
  const took = { enable: [] as number[], disable: [] as number[] };
  const time = async () => {
    const work = await prepare();
    const startedMs = performance.now();
    await work();
    return performance.now() - startedMs;
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const how of ['enable', 'disable'] as const) {
      await client.query(`alter table ${table} ${how} trigger user`);
      await time();
      for (let nth = 0; nth < times; nth += 1) took[how].push(await time());
    }
  await client.query(`alter table ${table} enable trigger user`);
  return { withMs: middle(took.enable), withoutMs: middle(took.disable) };
}

/** Stores one more order, as from a webhook. No listeners are registered, because their work is not measured. */
async function orderSaver(db: Database, shopId: number): Promise<() => Promise<void>> {
  const shop = await db
    .selectFrom('shops')
    .select('shop_url')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const clock = { now: () => new Date() };
  // Nothing else of the context is used.
  const ctx = { clock, events: new EventBus() } as unknown as Context;
  const reported = {
    source: 'shopify',
    topic: 'orders/create',
    shopUrl: shop.shop_url,
    attempts: 1,
  } as const;
  let nth = FIRST_ORDER;
  return () => {
    nth += 1;
    const ids = { deliveryId: String(nth), eventId: randomUUID() };
    const webhook = {
      ...reported,
      ...ids,
      body: order(nth),
      triggeredAt: clock.now(),
      receivedAt: clock.now(),
    };
    return db.transaction().execute((tx) => applyStoreWebhooks(ctx, tx, [webhook]));
  };
}

/** Adds messages that have just been written, and their receipts. */
async function queue(client: pg.ClientBase, shopId: number): Promise<() => Promise<unknown>> {
  const now = new Date();
  const ids = Array.from({ length: BATCH }, () => timeOrderedId(now));
  await client.query(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
       source_type, source_id, source_event, content, state, sent_at)
     select $1::bigint, id, $3::timestamptz, gen_random_uuid(), gen_random_uuid(), 'WA', 'marketing', 'broadcast', 'bench', gen_random_uuid(), 'x', '{}', 'sent', $3
     from unnest($2::uuid[]) id`,
    [shopId, ids, now],
  );
  const read = ids.map((messageId) => ({ shopId, messageId, createdAt: now, readAt: new Date() }));
  return () => advanceMessages(client, read);
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(figure: string, { withMs, withoutMs }: { withMs: number; withoutMs: number }): void {
  const line = { bench: 'audience', unit: 'µs' };
  printFigure({ ...line, figure: `${figure}, median`, value: withMs * 1000, limit: null });
  printFigure({ ...line, figure: `${figure}: without the notes`, value: withoutMs * 1000, limit: null });
  const percent = ((withMs - withoutMs) / withoutMs) * 100;
  printFigure({
    bench: 'audience',
    figure: `${figure}: what they add`,
    value: percent,
    unit: '%',
    limit: MOST_PERCENT,
  });
}
