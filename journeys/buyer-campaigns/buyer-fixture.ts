import { randomBytes } from 'node:crypto';
import { submitTemplateJob } from '#features/foundations/templates/server/wiring.ts';
import { CAMPAIGNS } from '#features/product/automations/campaign-list.ts';
import { sidesOf } from '#features/product/automations/rules/sides-of.ts';
import { ensureCampaigns } from '#features/product/automations/server/ensure-campaigns.ts';
import { fireCampaignTimers, listenForCampaigns } from '#features/product/automations/server/wiring.ts';
import { templatesIn } from '#features/product/flows/rules/flow/default-nodes.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { Jobs } from '#platform/jobs/jobs.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { addProducts } from '../../tools/test-environment/seeds/add-products.ts';
import { applyAsStore, type StoreWord } from '../../tools/test-environment/seeds/apply-as-store.ts';
import { seedShop } from '../../tools/test-environment/seeds/seed-shop.ts';
import { addMessenger } from '../planted-campaign/add-messenger.ts';

/**
 * Lena and Ana are known on WhatsApp by number; Lena also on Messenger, as a customer of the store. Ana reads Spanish.
 */
export const LENA = { phone: '+4915000000001', customer: 77 };
export const ANA = { phone: '+4915000000002', customer: 78 };
export const START = new Date('2026-11-20T10:00:00Z');

/** The products by number, starting with 1. A product with a lower number was changed later. */
const PRODUCTS = ['Stoneware mug', 'Linen towel', 'Oak tray'];

/**
 * Opens all campaigns for buyers, turned on, in a German shop with three products. The store's events arrive as
 * webhooks.
 */
export async function openBuyerFixture() {
  const database = await createTestDatabase();
  const log = openLogger('silent', 'test');
  const { db, pool, close } = openDatabase(database.url, { connections: 4 });
  const jobs = new Jobs(database.url, log);
  // Templates are queued for submission, but nobody submits them.
  await jobs.start([submitTemplateJob({ settings: {} } as Context, {} as never, {} as never)], {
    run: false,
  });
  let now = START;
  let reported = 0;
  let ids = 1000;
  const events = new EventBus();
  // The part of a context that the engine uses.
  const ctx = { db, pool, log, jobs, events, clock: { now: () => now } } as unknown as Context;
  const { shopId, senderId } = await seedShop(db, randomBytes(32), 2);
  const rows = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const { shop_url: shopUrl } = (await rows<{ shop_url: string }>('select shop_url from shops'))[0] ?? {};
  await stock(db, shopId);
  await addMessenger(db, shopId, String(LENA.customer));
  await rows("update subscribers set locale = 'es-MX' where phone_e164 = $1", [ANA.phone]);
  await db.transaction().execute((tx) => ensureCampaigns(ctx, tx, shopId, CAMPAIGNS));
  await rows('update campaigns set is_on = true');
  await recommendByRule(rows, shopId);
  await approve(rows, shopId);
  listenForCampaigns(ctx);
  /** Products that the store sends together. Each has a fixed date, so that a repeated webhook is identical. */
  const tellTogether = (webhooks: readonly StoreWord[]) => applyAsStore(ctx, shopUrl ?? '', webhooks);
  const report = (topic: string, body: object) => {
    reported += 1;
    return tellTogether([{ topic, body, at: new Date(now.getTime() + reported) }]);
  };
  return {
    ctx,
    shopId,
    rows,
    report,
    tellTogether,
    /** Fires everything that is due this many minutes after the start. */
    async fireAt(minutes: number): Promise<void> {
      now = new Date(START.getTime() + minutes * MINUTE_MS);
      while (await fireCampaignTimers(ctx));
    },
    /** Places an order now; returns its body, which the store sends again when it changes. */
    async order(who: { phone: string; customer: number }, products: number[] = [1], more: object = {}) {
      ids += 1;
      const body = orderBody(ids, who, { products, now, more });
      await report('orders/create', body);
      return body;
    },
    async cancel(order: OrderBody): Promise<void> {
      await report('orders/cancelled', { ...order, cancelled_at: now.toISOString(), updated_at: later(now) });
    },
    /** Taps a reply, named by the flow it leads to, below a campaign's message about something. */
    async tap(flowKey: string, { type, event }: { type: string; event: string }): Promise<void> {
      const [sent] = await rows<Sent>(
        `select m.message_id, m.subscriber_id, m.source_id, m.channel, f.flow_id
         from messages m join flows f on f.channel = m.channel and f.flow_key = $1
         where m.source_kind = 'campaign' and m.source_type = $2 and m.source_event = $3
           and position(f.flow_id::text in m.content::text) > 0`,
        [flowKey, type, event],
      );
      if (!sent) throw new Error(`Nobody was offered ${flowKey} about ${event}.`);
      const { message_id: messageId, source_id: sourceId, subscriber_id: subscriberId, channel } = sent;
      await db.transaction().execute((tx) =>
        events.publish(tx, 'personTapped', {
          shopId,
          subscriberId,
          channel,
          senderId,
          payload: sent.flow_id,
          answers: { messageId, sourceType: type, sourceId, sourceEvent: event },
          at: now,
        }),
      );
    },
    /** Returns a campaign's messages about something, earliest first, with their link's target. */
    messages: (type: string, event: string) =>
      rows<Made>(
        `select m.channel, m.purpose, m.priority, m.state, m.content, m.verdict ->> 'reason' as reason, l.target_url as link
         from messages m left join short_links l using (shop_id, message_id) left join outbox o using (shop_id, message_id)
         where m.source_type = $1 and m.source_event = $2 order by m.channel desc, m.created_at, o.due_at`,
        [type, event],
      ),
    /**
     * Returns a campaign's decisions on WhatsApp about a subject, by drip: the reason for not sending, or null for a message.
     */
    reasons: async (type: string, subject: string) =>
      (
        await rows<{ reason: string | null }>(
          `select reason from decisions k left join drips d using (shop_id, drip_id)
           where campaign_type = $1 and subject = $2 and k.channel = 'WA' and outcome <> 'notStarted'
           order by drip_index, decided_at`,
          [type, subject],
        )
      ).map(({ reason }) => reason),
    async close() {
      await jobs.stop();
      await close();
      await database.drop();
    },
  };
}

export type BuyerFixture = Awaited<ReturnType<typeof openBuyerFixture>>;
export type OrderBody = ReturnType<typeof orderBody>;

interface Sent {
  message_id: string;
  subscriber_id: string;
  source_id: string;
  channel: 'WA' | 'FB';
  flow_id: string;
}

interface Made {
  channel: string;
  purpose: string;
  priority: number;
  state: string;
  content: Record<string, unknown>;
  reason: string | null;
  link: string | null;
}

type Rows = (text: string, values: unknown[]) => Promise<unknown>;

async function stock(db: Database, shopId: number): Promise<void> {
  for (const [place, title] of PRODUCTS.entries()) {
    const handle = title.toLowerCase().replace(' ', '-');
    const product = { productId: String(place + 1), title, handle };
    const imageUrl = `https://cdn.example/${handle}.jpg`;
    await addProducts(db, shopId, [{ ...product, imageUrl }], new Date(Date.UTC(2026, 9, 31 - place)));
  }
}

/** The merchant recommends each product to buyers of another one, in the order of their numbers. */
async function recommendByRule(rows: Rows, shopId: number): Promise<void> {
  await rows(
    `with rules as (
       insert into recommendation_rules (shop_id, rule_id, special_type, rule_type, title, created_at)
       select $1, gen_random_uuid(), type, 'matchingRecommendation', 'Goes together', now()
       from unnest(array['crossSellWA', 'orderReceipt']) type returning *
     )
     insert into recommendation_rule_items (shop_id, rule_id, list, is_collection, item_id, added_at)
     select shop_id, rule_id, list, false, n::text, now() + n * interval '1 second'
     from rules, unnest(array['boughtProducts', 'recommendedProducts']) list, generate_series(1, 3) n`,
    [shopId],
  );
  await rows(`update drips set settings = jsonb_set(settings, '{recommendationMethod}', '"manual"')`, []);
}

/** Approves every campaign template in German and Spanish. */
async function approve(rows: Rows, shopId: number): Promise<void> {
  const templates = CAMPAIGNS.flatMap(sidesOf).flatMap(({ channel, side }) =>
    side.flows.flatMap(({ nodes }) =>
      (['de', 'es'] as const).flatMap((language) =>
        templatesIn(nodes[language] ?? []).map((definition) => ({ channel, definition })),
      ),
    ),
  );
  for (const { channel, definition } of templates)
    await rows(
      `with made as (
         insert into templates (shop_id, template_id, name, language, definition, created_at, changed_at)
         values ($1, gen_random_uuid(), $2, $3, $4, now(), now()) on conflict do nothing
       )
       insert into template_submissions (shop_id, submission_id, sender_id, name, language, category, status, status_at)
       select $1, gen_random_uuid(), sender_id, $2, $3, $5, 'ENABLED', now() from senders where shop_id = $1 and channel = $6`,
      [
        shopId,
        definition.name,
        definition.language,
        JSON.stringify(definition),
        definition.category,
        channel,
      ],
    );
}

interface Ordering {
  products: number[];
  now: Date;
  more: object;
}

function orderBody(id: number, who: { phone: string; customer: number }, { products, now, more }: Ordering) {
  const at = now.toISOString();
  return {
    id,
    name: `#${id}`,
    currency: 'EUR',
    total_price: '24.00',
    phone: who.phone,
    customer: { id: who.customer, first_name: who === LENA ? 'Lena' : 'Ana' },
    financial_status: 'paid',
    payment_gateway_names: ['Visa'],
    order_status_url: `https://wren.example/orders/${id}/status?key=1`,
    line_items: products.map((product) => ({
      product_id: product,
      variant_id: product * 10,
      title: PRODUCTS[product - 1],
      quantity: 2,
      current_quantity: 2,
      price: '12.00',
    })),
    created_at: at,
    updated_at: at,
    ...more,
  };
}

/** Returns the store's next timestamp, which marks a newer state. */
export function later(now: Date, minutes = 1): string {
  return new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
}
