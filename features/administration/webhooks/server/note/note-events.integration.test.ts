import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { advanceAndNote } from '#features/engine/messaging/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { EVENT_TYPES, type EventType } from '../../contract/event-types.ts';
import { prepareNextEvents } from '../prepare/prepare-events.ts';
import { WantedEvents } from '../wanted-events.ts';
import { listenForEvents } from './listen-for-events.ts';
import { noteMessageSteps } from './message-steps.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const NOW = at(30);

const open = useTestDatabase({ connections: 4 });
let ctx: Context;
let shopId: number;
const wanted = new WantedEvents();
beforeAll(async () => {
  const log = openLogger('silent', 'test');
  ctx = { ...open, clock: { now: () => NOW }, log, events: new EventBus() } as unknown as Context;
  listenForEvents(ctx, wanted);
});
beforeEach(async () => {
  shopId = await insertShop(open.db);
});

async function addEndpoint(types: readonly EventType[], createdAt = at(0)): Promise<void> {
  await open.db
    .insertInto('event_endpoints')
    .values({
      shop_id: shopId,
      url: 'https://example.com/',
      description: '',
      event_types: [...types],
      state: 'on',
      secret_sealed: Buffer.alloc(0),
      created_at: createdAt,
    })
    .execute();
  await wanted.read(open.db);
}

async function eventsOf(of = shopId): Promise<string[]> {
  const rows = await open.db
    .selectFrom('shop_events')
    .select(['type', 'occurred_at'])
    .where('shop_id', '=', of)
    .orderBy('occurred_at')
    .orderBy('type')
    .execute();
  return rows.map(({ type, occurred_at: moment }) => `${type} ${moment.toISOString().slice(14, 16)}`);
}

const queued = async (of = shopId) => ({
  shopId: of,
  messageId: await queueMessage(open.db, { shopId: of }, at(0)),
  createdAt: at(0),
});
const listener = noteMessageSteps(wanted);
const advance = (advances: Parameters<typeof advanceAndNote>[1]) =>
  advanceAndNote(open.pool, advances, { listener, now: NOW });

it('notes each step of a message once, however often and in whatever order it is reported', async () => {
  await addEndpoint(['message.sent', 'message.delivered', 'message.read', 'message.failed']);
  const message = await queued();
  await advance([{ ...message, sentAt: at(1) }]);
  await advance([{ ...message, sentAt: at(2) }]);
  await advance([
    { ...message, readAt: at(5) },
    { ...message, deliveredAt: at(4) },
  ]);
  await Promise.all([
    advance([{ ...message, readAt: at(6) }]),
    advance([{ ...message, deliveredAt: at(7) }]),
  ]);
  // It arrived, so a failure that is reported later does not count.
  await advance([{ ...message, failedAt: at(8), error: 'late' }]);
  expect(await eventsOf()).toEqual(['message.sent 01', 'message.delivered 04', 'message.read 05']);
});

it('notes only steps that an endpoint of the shop wants, and nothing for other shops', async () => {
  await addEndpoint(['message.failed']);
  const other = await insertShop(open.db);
  const [mine, theirs] = [await queued(), await queued(other)];
  await advance([
    { ...mine, sentAt: at(1) },
    { ...theirs, failedAt: at(2), error: 'x' },
  ]);
  expect([await eventsOf(), await eventsOf(other)]).toEqual([[], []]);
  await advance([{ ...mine, failedAt: at(3), error: 'x' }]);
  // A receipt of another shop's sender does not reach this message.
  await advance([{ ...mine, senderExternalId: 'not-ours', deliveredAt: at(4) }]);
  expect(await eventsOf()).toEqual(['message.failed 03']);
});

it('notes nothing if the steps are rolled back', async () => {
  await addEndpoint(['message.sent']);
  const message = await queued();
  const broken = { ...listener, note: () => Promise.reject(new Error('crash')) };
  const advancing = advanceAndNote(open.pool, [{ ...message, sentAt: at(1) }], {
    listener: broken,
    now: NOW,
  });
  await expect(advancing).rejects.toThrow('crash');
  const { rows } = await sql<{ state: string }>`
    select state from messages where message_id = ${message.messageId}`.execute(open.db);
  expect([rows, await eventsOf()]).toEqual([[{ state: 'queued' }], []]);
});

it('asks nothing of the database for a shop without endpoints', async () => {
  let statements = 0;
  const counting = { ...listener, note: () => Promise.resolve(void (statements += 1)) };
  const message = await queued();
  await advanceAndNote(open.pool, [{ ...message, sentAt: at(1) }], { listener: counting, now: NOW });
  const subscriberId = await addSubscriber(open.db, shopId, { phone: '+4915215550101' });
  await open.db.transaction().execute((tx) =>
    ctx.events.publish(tx, 'subscriberOptedOut', {
      shopId,
      subscriberId,
      channel: 'WA',
      origin: 'keyword',
      endsAll: false,
      at: at(1),
    }),
  );
  expect([statements, await eventsOf()]).toEqual([0, []]);
});

it('drops what happened before an endpoint was made, and what nobody wants any more', async () => {
  await addEndpoint(['message.sent', 'message.delivered'], at(10));
  const message = await queued();
  await advance([{ ...message, sentAt: at(1) }]);
  await advance([{ ...message, deliveredAt: at(20) }]);
  while (await prepareNextEvents(ctx));
  expect(await eventsOf()).toEqual(['message.delivered 20']);
  await sql`update event_endpoints set state = 'off' where shop_id = ${shopId}`.execute(open.db);
  await advance([{ ...(await queued()), deliveredAt: at(21) }]);
  while (await prepareNextEvents(ctx));
  expect(await eventsOf()).toEqual(['message.delivered 20']);
});

it('cuts a long text, keeps whole characters, and stays below 20 KB in any script', async () => {
  await addEndpoint(EVENT_TYPES);
  const phone = '+4915215550102';
  const subscriberId = await addSubscriber(open.db, shopId, { phone, firstName: '😀'.repeat(80) });
  const receive = (text: string) =>
    open.db.transaction().execute((tx) =>
      ctx.events.publish(tx, 'messageReceived', {
        shopId,
        subscriberId,
        channel: 'WA',
        senderId: randomUUID(),
        inboundId: randomUUID(),
        kind: 'text',
        text,
        isTap: false,
        taken: null,
        isStandby: false,
        at: at(1),
        startedAt: at(1),
      }),
    );
  for (const text of ['\u0001'.repeat(4096), `x${'😀'.repeat(2048)}`, '字'.repeat(4096), 'a\u0000b'])
    await receive(text);
  while (await prepareNextEvents(ctx));
  const rows = await open.db.selectFrom('shop_events').select('body').where('shop_id', '=', shopId).execute();
  expect(rows).toHaveLength(4);
  for (const { body } of rows) expect(Buffer.byteLength(body ?? '')).toBeLessThan(20_000);
  expect(rows.some(({ body }) => body?.includes('"text":"ab"'))).toBe(true);
});

it('notes an ended broadcast and an order’s credit once', async () => {
  await addEndpoint(['broadcast.finished', 'order.credited']);
  await sql`
    insert into broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, looked_at)
    values (${shopId}, gen_random_uuid(), 'Sale', 'sending', '{}', ${at(1)}, ${at(1)}, ${at(1)})`.execute(
    open.db,
  );
  for (const status of ['sent', 'sent', 'failed'])
    await sql`
      update broadcasts set status = ${status}, ended_at = ${at(5)} where shop_id = ${shopId}`.execute(
      open.db,
    );
  const subscriberId = await addSubscriber(open.db, shopId, { phone: '+4915215550103' });
  const { messageId } = await queued();
  const credit = (orderId: string, orderedAt: Date) =>
    sql`
    insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_kind,
      source_type, touch_kind, touched_at, ordered_at, amount_minor, returned_minor)
    values (${shopId}, ${orderId}, ${messageId}, ${at(0)}, ${subscriberId}, 'WA', 'campaign', 'abandonedCart', 'click',
      ${orderedAt}, ${orderedAt}, 2400, 0)`.execute(open.db);
  await addOrders(open.db, shopId, [{ orderId: '1' }, { orderId: '2' }]);
  await credit('1', at(6));
  await credit('2', new Date(NOW.getTime() - 30 * DAY_MS));
  for (let nth = 0; nth < 2; nth += 1)
    await open.db
      .transaction()
      .execute((tx) =>
        ctx.events.publish(tx, 'creditsChanged', { shopId, orderIds: ['1', '2', 'without credit'] }),
      );
  expect(await eventsOf()).toEqual(['broadcast.finished 05', 'order.credited 06']);
});
