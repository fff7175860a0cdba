import { sql } from 'kysely';
import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import { cartEnding } from '#features/foundations/store-data/server/orders-api.ts';
import { alsoNamed, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SendingLimits } from '../contract/sending-limits.ts';
import { decideSend, type SendFacts, type Verdict } from '../rules/gate/decide-send.ts';
import { isInUs } from '../rules/gate/is-in-us.ts';
import { quietUntil } from '../rules/gate/quiet-hours.ts';
import { recipientTimeZone } from '../rules/gate/recipient-time-zone.ts';
import { countedMarketing } from './counted-marketing.ts';
import { findSendingLimits } from './limits/sending-limits-queries.ts';

/** What the gate needs to know about a message that does not exist. */
export interface HypotheticalMessage {
  purpose: 'marketing' | 'utility';
  /** The person asks for it by signing up. */
  isRequested: boolean;
  type: string;
  /** The event that it would be about; a checkout token if its cart can void it. */
  event: string;
  expiresAt: Date;
  voidedBy: 'cartEnding' | null;
}

/**
 * Returns what the gate would decide about a message that does not exist, from the rows in this transaction: consent,
 * quiet hours, caps and the state of its cart. Plan, template and channel are taken to be fine.
 */
export async function verdictIfSent(
  tx: Tx,
  shopId: number,
  {
    message,
    channel,
    recipient,
    now,
  }: { message: HypotheticalMessage; channel: Channel; recipient: Subscriber; now: Date },
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
    // Marketing on Messenger goes as free text, everything else as a template.
    templateStatus: channel === 'FB' && message.purpose === 'marketing' ? null : 'APPROVED',
    reachLeft: Number.POSITIVE_INFINITY,
  });
}

interface Asked {
  shop: Shop;
  limits: SendingLimits;
  message: HypotheticalMessage;
  recipient: Subscriber;
  now: Date;
}

async function factsOf(tx: Tx, asked: Asked): Promise<SendFacts['subscriber']> {
  const { shop, limits, message, recipient, now } = asked;
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
    recentMarketingAt: isMarketing ? await listCounted(tx, asked) : [],
    anotherUnderWay: false,
  };
}

async function listCounted(tx: Tx, { message, recipient, now }: Asked): Promise<Date[]> {
  const { shop_id: shopId, subscriber_id: subscriberId } = recipient;
  const counted = countedMarketing({ shopId, subscriberId, now, except: message });
  const { rows } = await sql<{ at: Date[] }>`select ${counted} as at`.execute(tx);
  return rows[0]?.at ?? [];
}

async function findEnding(tx: Tx, shopId: number, checkoutToken: string): Promise<CartEnding | null> {
  const ending = sql.raw(cartEnding('given.shop_id', 'given.token', alsoNamed));
  const { rows } = await sql<{ ending: CartEnding | null }>`
    select ${ending} as ending from (select ${shopId}::bigint as shop_id, ${checkoutToken}::text as token) given`.execute(
    tx,
  );
  return rows[0]?.ending ?? null;
}
