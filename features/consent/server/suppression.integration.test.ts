import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrCreateSubscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/world/seeds/insert-shop.ts';
import { grantConsent } from './change-consent.ts';
import { findSuppression, suppressPhone } from './suppression.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LENA = '+4915112345678';
const MARIE = '+4915112345679';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let ctx: Context;
let shopId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 2 });
  ctx = {
    db: open.db,
    clock: { now: () => NOW },
    events: new EventBus(),
    settings: { encryptionKey: randomBytes(32) },
  } as unknown as Context;
  shopId = await insertShop(open.db, { installed_at: NOW });
  await open.db.transaction().execute((tx) => suppressPhone(ctx, tx, shopId, LENA));
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it.each([
  ['an import does not bring back who was erased', LENA, 'import', false],
  ['an import brings others', MARIE, 'import', true],
  ['she herself may begin anew', LENA, 'persistentPill', true],
] as const)('%s', async (_story, phoneE164, toolType, hasConsent) => {
  const found = await open.db.transaction().execute(async (tx) => {
    const person = { channel: 'WA', phoneE164 } as const;
    const subscriber = await findOrCreateSubscriber(ctx, tx, shopId, person);
    await grantConsent(ctx, tx, subscriber, {
      toolId: null,
      toolType,
      wording: 'I agree.',
      pageAddress: null,
      ipPrefix: null,
      userAgent: null,
      locale: null,
    });
    return findOrCreateSubscriber(ctx, tx, shopId, person);
  });
  expect(found.has_marketing_consent).toBe(hasConsent);
});

it('keeps no number, and tells one shop nothing of another', async () => {
  const kept = await open.db.selectFrom('suppressed_phones').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(LENA.slice(1));
  const find = (shop: number) => open.db.transaction().execute((tx) => findSuppression(ctx, tx, shop, LENA));
  expect([await find(shopId), await find(shopId + 1)]).toEqual([NOW, null]);
});
