import type pg from 'pg';
import type { MessageStatus } from '#partners/whatsapp/payloads/messages-value.ts';
import { waIdToE164 } from '#platform/phone/phone-number.ts';

/** A status without our note, and the number that reported it. */
export interface Noteless {
  senderExternalId: string;
  status: MessageStatus;
  /** When it arrived. */
  receivedAt: Date;
}

export interface FoundMessage {
  shopId: number;
  messageId: string;
  createdAt: Date;
}

/** People read messages months later. Older messages are not looked for. */
const DAYS_BACK = 100;

/**
 * The messages of statuses, in the same order; null for those not known yet. Gupshup reports two ids, its own and
 * WhatsApp's, and either may be the stored one. The provider's ids have no index, because every sent message would have
 * to be written to it. So the person that the status names is looked up first, then the message among theirs.
 */
export async function findByProviderId(
  pool: pg.Pool,
  asked: readonly Noteless[],
): Promise<(FoundMessage | null)[]> {
  const { rows } = await pool.query<FoundMessage & { nth: number }>({
    name: 'find-by-provider-id',
    text: FIND,
    values: [
      asked.map((one) => one.senderExternalId),
      asked.map(({ status }) => status.id),
      asked.map(({ status }) => status.recipient_id ?? null),
      asked.map(({ status }) => (status.recipient_id ? waIdToE164(status.recipient_id) : null)),
      asked.map(({ status }) => status.recipient_user_id ?? null),
      asked.map((one) => one.receivedAt),
      asked.map(({ status }) => status.gs_id ?? null),
    ],
  });
  const found = new Map(rows.map(({ nth, ...message }) => [nth, message]));
  return asked.map((_, index) => found.get(index + 1) ?? null);
}

const FIND = `
select g.nth, m.shop_id as "shopId", m.message_id as "messageId", m.created_at as "createdAt"
from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[],
    $7::text[])
  with ordinality as g(external_id, provider_message_id, wa_id, phone_e164, bsuid, received_at, gupshup_id, nth)
join senders s on s.channel = 'WA' and s.external_id = g.external_id
cross join lateral (
  select subscriber_id from subscribers p where p.shop_id = s.shop_id and p.channel = 'WA' and p.wa_id = g.wa_id
  union
  select subscriber_id from subscribers p where p.shop_id = s.shop_id and p.channel = 'WA' and p.phone_e164 = g.phone_e164
  union
  select subscriber_id from subscribers p where p.shop_id = s.shop_id and p.channel = 'WA' and p.bsuid = g.bsuid
  union
  select recipient_id from test_recipients r where r.shop_id = s.shop_id and r.channel = 'WA' and r.phone_e164 = g.phone_e164
) p
join messages m on m.shop_id = s.shop_id and m.subscriber_id = p.subscriber_id and m.sender_id = s.sender_id
  and m.created_at between g.received_at - interval '${DAYS_BACK} days' and g.received_at + interval '1 hour'
  and m.provider_message_id in (g.provider_message_id, g.gupshup_id)`;
