import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { saveOrders } from '#features/foundations/store-data/server/facts/save-orders.ts';
import { submitTemplateJob } from '#features/foundations/templates/server/wiring.ts';
import { CAMPAIGNS } from '#features/product/automations/campaign-list.ts';
import { SERVER_CAMPAIGNS } from '#features/product/automations/campaign-server-list.ts';
import type { Campaign } from '#features/product/automations/server/engine/campaign.ts';
import {
  fireCampaignTimers,
  listenForCampaigns,
  registerAutomationRoutes,
} from '#features/product/automations/server/wiring.ts';
import { findBroadcastNames } from '#features/product/broadcasts/server/wiring.ts';
import { explainPerson } from '#features/product/message-log/server/explain-person.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import { buildServer, addBrowserHeaders } from '#platform/http/build-server.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { orderFacts } from '#tools/test-environment/seeds/add-orders.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { addMessenger } from './add-messenger.ts';
import { orderThanksServer } from './order-thanks/campaign.ts';

const OWNER = {
  sessionId: crypto.randomUUID(),
  userId: null,
  person: null,
  role: 'owner',
  agencyId: null,
  lacksSecondFactor: false,
} as const;

/** Lena is known on both channels: on WhatsApp by number, on Messenger as the store's customer. */
export const LENA = { phoneE164: '+4915000000001', customerId: '77' };
export const WREN = 'wren.myshopify.com';
export const ORDERED_AT = new Date('2026-11-20T10:00:00Z');

/** The product's campaigns and the planted one, which is one more line in each list. */
const DEFINITIONS = [...CAMPAIGNS, orderThanksServer.definition];
const PLANTED = [...SERVER_CAMPAIGNS, orderThanksServer];

/** Opens the engine, its calls and the why page on their own database, with a shop that has both channels. */
export async function openFixture(more: readonly Campaign[] = []) {
  const database = await createTestDatabase();
  const log = openLogger('silent', 'test');
  const { db, pool, close } = openDatabase(database.url, { connections: 4 });
  const jobs = new Jobs(database.url, log);
  // Templates are queued for submission, but never submitted.
  await jobs.start([submitTemplateJob({ settings: {} } as Context, {} as never, {} as never)], {
    run: false,
  });
  let now = ORDERED_AT;
  const events = new EventBus();
  // The parts of a context that the engine uses.
  const ctx = { db, pool, log, jobs, events, clock: { now: () => now } } as unknown as Context;
  const { shopId, senderId } = await seedShop(db, randomBytes(32), 1);
  const rows = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  await addMessenger(db, shopId, LENA.customerId);
  const campaigns = [...PLANTED, ...more];
  listenForCampaigns(ctx, campaigns);
  const server = await openCalls(ctx, shopId);
  let orders = 1000;
  return {
    ctx,
    shopId,
    senderId,
    rows,
    /** Sends a request as the merchant; returns the response's body. */
    async call(method: 'GET' | 'POST', url: string, body?: object) {
      const answer = await server.inject({ method, url, ...(body && { payload: body }) });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    },
    /** Lena places an order; returns its id. */
    async order(totalMinor = 2400): Promise<string> {
      orders += 1;
      const order = orderFacts({ ...LENA, orderId: String(orders), totalMinor, createdAt: ORDERED_AT });
      await db.transaction().execute(async (tx) => {
        await saveOrders(tx, shopId, [{ order, isNews: true, reportedAt: order.updatedAt }]);
        await events.publish(tx, 'orderPlaced', { shopId, order });
      });
      return order.orderId;
    },
    /** Lena taps a reply of one of her WhatsApp messages about the order. */
    async tap(payload: string, orderId: string): Promise<void> {
      const [sent] = await rows<Record<'message_id' | 'subscriber_id' | 'source_type' | 'source_id', string>>(
        "select message_id, subscriber_id, source_type, source_id from messages where channel = 'WA' and source_event = $1 order by position($2 in content::text) > 0 desc, source_kind = 'campaign' desc limit 1",
        [orderId, payload],
      );
      if (!sent) throw new Error(`Lena was sent nothing about ${orderId}.`);
      await db.transaction().execute((tx) =>
        events.publish(tx, 'personTapped', {
          shopId,
          subscriberId: sent.subscriber_id,
          channel: 'WA',
          senderId,
          payload,
          answers: {
            messageId: sent.message_id,
            sourceType: sent.source_type,
            sourceId: sent.source_id,
            sourceEvent: orderId,
          },
          at: now,
        }),
      );
    },
    async cancel(orderId: string): Promise<void> {
      await rows('update orders set cancelled_at = $2 where order_id = $1', [orderId, now]);
      await db
        .transaction()
        .execute((tx) => events.publish(tx, 'orderCancelled', { shopId, orderId, cancelledAt: now }));
    },
    /** Fires everything due by this long after Lena's order. */
    async fireAfter(hours: number): Promise<void> {
      now = new Date(ORDERED_AT.getTime() + hours * HOUR_MS);
      await fireCampaignTimers(ctx, campaigns);
      now = ORDERED_AT;
    },
    why: (typed: string) =>
      explainPerson({ ...ctx, findNames: findBroadcastNames }, shopId, typed, DEFINITIONS),
    async close() {
      await server.close();
      await jobs.stop();
      await close();
      await database.drop();
    },
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

async function openCalls(ctx: Context, shopId: number): Promise<FastifyInstance> {
  const server = buildServer(ctx.log, {
    rawRoutes: [],
    trustedProxies: [],
    publicUrl: 'http://localhost:3000',
    onFault: () => undefined,
    admit: () => undefined,
  });
  await server.register(async (scope) => {
    await addBrowserHeaders(scope, { loginAt: 'https://*.myshopify.com' });
    const session = { ...OWNER, shopId, shopUrl: WREN, facebookPageId: 'BSFB0' };
    registerAutomationRoutes(new CallBinder(scope, async () => session), ctx, { campaigns: DEFINITIONS });
  });
  return server;
}
