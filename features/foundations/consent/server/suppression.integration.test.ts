import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { findOrCreateSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { grantConsent } from './change-consent.ts';
import { restartConsent } from './confirm-consent.ts';
import { findSuppression, suppressAddress } from './suppression.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LENA = '+4915112345678';
const MARIE = '+4915112345679';
const MESSENGER_ID = '7654321098765432';

const open = useTestDatabase({ connections: 2 });
let ctx: Context;
let shopId: number;
beforeAll(async () => {
  ctx = {
    db: open.db,
    clock: { now: () => NOW },
    events: new EventBus(),
    settings: { encryptionKey: randomBytes(32) },
  } as unknown as Context;
  shopId = await insertShop(open.db, { installed_at: NOW });
  await suppress(LENA);
  await suppress(MESSENGER_ID);
});

it.each([
  ['an import does not bring back an erased person', LENA, 'import', false],
  ['an import adds other people', MARIE, 'import', true],
  ['a form does not bring back an erased person', LENA, 'persistentPill', false],
  ['a Messenger referral does not bring back an erased person', MESSENGER_ID, 'persistentPill', false],
] as const)('%s', async (_story, address, toolType, hasConsent) => {
  const found = await grant(address, { toolType });
  expect(found.has_marketing_consent).toBe(hasConsent);
});

it('accepts an erased person again by their own message, and only then forgets the erasure', async () => {
  expect(await find(shopId)).toEqual(NOW);
  const found = await grant(LENA, { toolType: 'persistentPill', ownMessageId: 'wamid.own' });
  expect(found.has_marketing_consent).toBe(true);
  expect(await find(shopId)).toBeNull();
});

it('accepts an erased person again after a START', async () => {
  await suppress(LENA);
  const has = await open.db.transaction().execute(async (tx) => {
    const subscriber = await findOrCreateSubscriber(ctx, tx, shopId, { channel: 'WA', phoneE164: LENA });
    await tx.updateTable('subscribers').set({ has_marketing_consent: false }).execute();
    const silent = { ...subscriber, has_marketing_consent: false, opted_out_at: null };
    return restartConsent(ctx, tx, silent, { id: 'wamid.start', text: 'START' });
  });
  expect(has).toBe(true);
  expect(await find(shopId)).toBeNull();
});

it('stores no number, and reveals nothing to another shop', async () => {
  const kept = await open.db.selectFrom('suppressed_phones').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(LENA.slice(1));
  await suppress(LENA);
  expect([await find(shopId), await find(shopId + 1)]).toEqual([NOW, null]);
});

function suppress(address: string): Promise<void> {
  return open.db.transaction().execute((tx) => suppressAddress(ctx, tx, { shopId, address }));
}

function find(shop: number): Promise<Date | null> {
  return open.db.transaction().execute((tx) => findSuppression(ctx, tx, shop, LENA));
}

function grant(address: string, given: { toolType: string; ownMessageId?: string }): Promise<Subscriber> {
  const person = address.startsWith('+')
    ? ({ channel: 'WA', phoneE164: address } as const)
    : ({ channel: 'FB', phoneE164: null, psid: address } as const);
  return open.db.transaction().execute(async (tx) => {
    const subscriber = await findOrCreateSubscriber(ctx, tx, shopId, person);
    await grantConsent(ctx, tx, subscriber, {
      toolId: null,
      wording: 'I agree.',
      pageAddress: null,
      ipPrefix: null,
      userAgent: null,
      locale: null,
      ...given,
    });
    return tx
      .selectFrom('subscribers')
      .selectAll()
      .where('subscriber_id', '=', subscriber.subscriber_id)
      .executeTakeFirstOrThrow();
  });
}
