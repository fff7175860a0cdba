import { randomBytes } from 'node:crypto';
import { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { saveAccess } from '#features/foundations/store-data/server/store-platform.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { EventBus, type EventName, type PublishedEvent } from '#platform/events/domain-events.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { applyAsStore, type StoreWord } from '#tools/test-environment/seeds/apply-as-store.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';

export const WREN = 'wren.myshopify.com';
export const INSTALLED_AT = new Date('2020-01-01T00:00:00Z');

const TOKEN = {
  accessToken: 'token',
  expiresInSeconds: 1e9,
  refreshToken: 'refresh',
  refreshExpiresInSeconds: 1e9,
  scope: '',
};

const LISTENED: readonly EventName[] = [
  'orderPlaced',
  'orderChanged',
  'orderPaid',
  'orderEdited',
  'orderCancelled',
  'orderRefunded',
  'orderDelivered',
  'fulfilmentChanged',
  'draftOrderReady',
  'storeCommandGivenUp',
  'checkoutChanged',
];

/** A shop whose webhooks are processed one after another, and the events they publish. Its store is at `storeUrl`. */
export async function openFactsFixture({
  storeUrl,
  ...shop
}: { currency?: string; country?: string; storeUrl?: string } = {}) {
  const database = await createTestDatabase();
  const { db, pool, close } = openDatabase(database.url, { connections: 4 });
  const events = new EventBus();
  const published: PublishedEvent[] = [];
  events.onTogether(LISTENED, async (_tx, happened) => void published.push(...happened));
  let now = new Date('2026-11-20T12:00:00Z');
  const clock = { now: () => now };
  // The part of a context that processing a webhook uses.
  const settings = { shopify: { url: storeUrl ?? 'http://127.0.0.1:1' } };
  const log = openLogger('silent', 'test');
  const secrets = new SecretBox(randomBytes(32));
  const ctx = { db, pool, slowDb: db, events, clock, log, settings, secrets } as unknown as Context;
  const shopId = await insertShop(db, {
    shop_url: WREN,
    domain: 'wren.example',
    time_zone: 'UTC',
    installed_at: INSTALLED_AT,
    ...shop,
  });
  await db.transaction().execute((tx) => saveAccess(ctx, tx, shopId, TOKEN));
  let reported = 0;
  const tellTogether = (words: readonly StoreWord[]) => applyAsStore(ctx, WREN, words);
  return {
    ctx,
    stores: new StorePlatform(ctx),
    shopId,
    published,
    /** Returns the names of the events since the last call. */
    takePublished: () => published.splice(0).map(({ name }) => name),
    at: (moment: Date) => void (now = moment),
    rows: async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    /** Sends a webhook from the store, by default later than all before. */
    report: (topic: string, body: object, at = new Date(now.getTime() + (reported += 1))) =>
      tellTogether([{ topic, body, at }]),
    /** Sends several webhooks, which are processed together. */
    tellTogether,
    async close() {
      await close();
      await database.drop();
    },
  };
}

export type FactsFixture = Awaited<ReturnType<typeof openFactsFixture>>;
