import { findSuppression } from '#features/foundations/consent/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { findSubscriberByPhone, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import type { KnownSubscriber, ProofEntry } from '../contract/privacy-calls.ts';

/**
 * Finds the subscriber with a WhatsApp number and the proof of consent. Also returns when a person with the number was
 * erased. Throws PHONE_INVALID and PHONE_UNCLEAR.
 */
export async function findKnownPerson(
  ctx: Context,
  tx: Tx,
  shopId: number,
  written: string,
): Promise<{ person: KnownSubscriber | null; erasedAt: string | null }> {
  const { country } = await getShop(tx, shopId);
  const phone = requirePhone({ written, shopCountry: country }, 'phone');
  const subscriber = await findSubscriberByPhone(tx, shopId, 'WA', phone);
  const erasedAt = await findSuppression(ctx, tx, shopId, phone);
  return {
    person: subscriber && (await describe(tx, subscriber, phone)),
    erasedAt: erasedAt?.toISOString() ?? null,
  };
}

async function describe(tx: Tx, subscriber: Subscriber, phone: string): Promise<KnownSubscriber> {
  const names = [subscriber.first_name, subscriber.last_name].filter(Boolean);
  return {
    subscriberId: subscriber.subscriber_id,
    phone,
    phoneShown: showPhone(phone),
    name: names.length === 0 ? null : names.join(' '),
    hasMarketingConsent: subscriber.has_marketing_consent,
    proof: await readProof(tx, subscriber.shop_id, subscriber.subscriber_id),
  };
}

/** Returns every consent and every end of a consent as recorded, oldest first. */
export async function readProof(tx: Tx, shopId: number, subscriberId: string): Promise<ProofEntry[]> {
  const entries = await tx
    .selectFrom('consent_ledger')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .orderBy('recorded_at')
    .orderBy('entry_id')
    .execute();
  return entries.map((entry) => ({
    kind: entry.kind as ProofEntry['kind'],
    recordedAt: entry.recorded_at.toISOString(),
    origin: entry.origin,
    wording: entry.wording,
    pageAddress: entry.page_address,
    ipPrefix: entry.ip_prefix,
    userAgent: entry.user_agent,
    locale: entry.locale,
    ownMessageId: entry.own_message_id,
  }));
}
