import { sql } from 'kysely';
import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import { cartEnding } from '#features/foundations/store-data/server/orders-api.ts';
import { alsoNamed, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SendingLimits } from '../contract/sending-limits.ts';
import { decideSend, type SendFacts, type Verdict } from '../rules/gate/decide-send.ts';
import { latestByEvent } from '../rules/gate/frequency-cap.ts';
import { isInUs } from '../rules/gate/is-in-us.ts';
import { quietUntil } from '../rules/gate/quiet-hours.ts';
import { recipientTimeZone } from '../rules/gate/recipient-time-zone.ts';
import { findSendingLimits } from './limits/sending-limits-queries.ts';

/** A message that was not created, as far as the gate needs it. */
export interface Unmade {
  purpose: 'marketing' | 'utility';
  /** The person asks for it by signing up. */
  isRequested: boolean;
  type: string;
  event: string;
  expiresAt: Date;
  voidedBy: 'cartEnding' | null;
}

/**
 * What the gate would decide about a message that is not created, from the rows in this transaction: consent, quiet
 * hours, caps and the state of its cart. Plan, template and channel are assumed to be fine.
 */
export async function wouldPass(
  tx: Tx,
  shopId: number,
  {
    message,
    channel,
    recipient,
    now,
  }: { message: Unmade; channel: Channel; recipient: Subscriber; now: Date },
): Promise<Verdict> {
  const shop = await getShop(tx, shopId);
  const limits = await findSendingLimits(tx, shopId);
  return decideSend({
    now,
    channel,
    purpose: message.purpose,
    expiresAt: message.expiresAt,
    isTest: false,
    isOffer: message.purpose === 'marketing' && !message.isRequested,
    isByPerson: false,
    shop: {
      installed: true,
      chargeStatus: 'active',
      planLimitReached: false,
      cap: limits,
      talkHours: limits.talkHours,
    },
    subscriber: await factsOf(tx, { shop, limits, message, recipient, now }),
    campaignOn: true,
    heldSending: null,
    cartEnding: message.voidedBy === null ? null : await findEnding(tx, shopId, message.event),
    isAnswered: false,
    // An offer on Messenger goes as free text, everything else as a template.
    templateStatus: channel === 'FB' && message.purpose === 'marketing' ? null : 'APPROVED',
    reachLeft: Number.POSITIVE_INFINITY,
  });
}

interface Known {
  shop: Shop;
  limits: SendingLimits;
  message: Unmade;
  recipient: Subscriber;
  now: Date;
}

async function factsOf(tx: Tx, known: Known): Promise<SendFacts['subscriber']> {
  const { shop, limits, message, recipient, now } = known;
  const { phone_e164: phone, wa_id: waId, bsuid, psid } = recipient;
  const isMarketing = message.purpose === 'marketing';
  const zone = recipientTimeZone(phone, { country: shop.country, timeZone: shop.time_zone });
  return {
    exists: true,
    hasMarketingConsent: recipient.has_marketing_consent,
    hasStopped: recipient.stopped_all_at !== null,
    hasStoppedSince: false,
    reachable: recipient.channel === 'FB' ? psid !== null : (phone ?? waId ?? bsuid) !== null,
    isInUs: isInUs({ phoneE164: phone, waId, bsuid }),
    lastInboundAt: recipient.last_inbound_at,
    adWroteAt: recipient.ad_wrote_at,
    shopWroteAt: recipient.shop_wrote_at,
    answeredElsewhereAt: recipient.answered_elsewhere_at,
    quietUntil: isMarketing && limits.quietHours ? quietUntil(now, zone, limits.quietHours) : null,
    recentMarketingAt: isMarketing ? await listRecent(tx, known) : [],
    anotherUnderWay: false,
  };
}

/** When they got marketing about other events: one time for each event. */
async function listRecent(tx: Tx, { message, recipient, now }: Known): Promise<readonly Date[]> {
  const { rows } = await sql<{ event: string; at: Date }>`
    select source_type || ' ' || source_event as event, coalesce(sent_at, created_at) as at from messages
    where shop_id = ${recipient.shop_id} and subscriber_id = ${recipient.subscriber_id}
      and created_at >= ${now}::timestamptz - interval '38 days' and created_at <= ${now}
      and purpose = 'marketing' and is_requested is not true and source_kind <> 'test' and state in ('sent', 'delivered', 'read')
      and (source_type, source_event) <> (${message.type}, ${message.event})`.execute(tx);
  return latestByEvent(
    rows.map(({ event }) => event),
    rows.map(({ at }) => at),
  );
}

async function findEnding(tx: Tx, shopId: number, checkoutToken: string): Promise<CartEnding | null> {
  const ending = sql.raw(cartEnding('given.shop_id', 'given.token', alsoNamed));
  const { rows } = await sql<{ ending: CartEnding | null }>`
    select ${ending} as ending from (select ${shopId}::bigint as shop_id, ${checkoutToken}::text as token) given`.execute(
    tx,
  );
  return rows[0]?.ending ?? null;
}
