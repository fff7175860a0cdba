import type pg from 'pg';
import { parseMessagingLimit } from '#features/channels/server/index.ts';
import type { MessageContent, Purpose } from '../contract/message.ts';
import { usedReach } from './daily-reach.ts';
import { lockSender, type LockedSender } from './lock-sender.ts';

/** A message that this worker alone is to send now, with the facts the gate wants. */
export interface ClaimedMessage {
  shopId: number;
  messageId: string;
  createdAt: Date;
  expiresAt: Date;
  attempts: number;
  purpose: Purpose;
  content: MessageContent;
  subscriberId: string;
  phoneE164: string | null;
  /** The number as WhatsApp writes it; null when it is not known. */
  to: string | null;
  bsuid: string | null;
  psid: string | null;
  hasMarketingConsent: boolean;
  lastInboundAt: Date | null;
  /** Marketing they got of other events, one moment for each event, the latest first. */
  recentMarketingAt: readonly Date[];
  campaignOn: boolean | null;
  heldSending: 'paused' | 'cancelled' | null;
  orderedSince: boolean;
  templateStatus: string | null;
}

export interface ClaimedBatch {
  sender: LockedSender;
  /** How many people may be reached in a day, null without a limit, and how many of them were. */
  reach: { limit: number | null; used: number };
  messages: ClaimedMessage[];
}

/** Senders that have something queued and are not stopped: a hop from one to the next in the index. */
export async function findReadySenders(pool: pg.Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ sender_id: string }>({
    name: 'find-ready-senders',
    text: `
      with recursive queued as (
        (select sender_id from outbox where state = 'queued' order by sender_id limit 1)
        union all
        select (select o.sender_id from outbox o where o.state = 'queued' and o.sender_id > q.sender_id order by o.sender_id limit 1)
        from queued q where q.sender_id is not null
      )
      select s.sender_id from queued q join senders s on s.sender_id = q.sender_id
      where s.stopped_at is null
        and exists (select from outbox o where o.sender_id = s.sender_id and o.state = 'queued' and o.due_at <= $1)`,
    values: [now],
  });
  return rows.map((row) => row.sender_id);
}

/**
 * Marks up to `limit` queued messages of a sender as being sent by this worker, within what the sender's rate
 * allows. The sender's row is held meanwhile, so that all workers together keep to one rate. Null when another
 * worker holds the sender, or nothing may go now.
 */
export async function claimBatch(
  client: pg.ClientBase,
  senderId: string,
  workerId: string,
  limit: number,
  now: Date,
): Promise<ClaimedBatch | null> {
  const sender = await lockSender(client, senderId, now);
  if (!sender) return null;
  const allowed = Math.min(limit, Math.floor(sender.budget));
  if (allowed < 1) return null;
  const reachLimit = finite(parseMessagingLimit(sender.currentLimit));
  const reach = await usedReach(client, sender, reachLimit, now);
  const { rows } = await client.query<ClaimRow>({
    name: 'claim-batch',
    text: CLAIM,
    values: [senderId, now, allowed, workerId],
  });
  await client.query({
    name: 'spend-budget',
    text: `update senders set budget = $3, budget_at = $4, reach_used = $5, reach_counted_at = coalesce($6, reach_counted_at)
      where shop_id = $1 and sender_id = $2`,
    values: [
      sender.shopId,
      senderId,
      sender.budget - rows.length,
      now,
      reach.used + rows.length,
      reach.isFresh ? now : null,
    ],
  });
  if (rows.length === 0) return null;
  return { sender, reach: { limit: reachLimit, used: reach.used }, messages: rows.map(toClaimed) };
}

/** Unlimited and unknown are the same to a claim: the provider says when it was too much. */
function finite(limit: number | null): number | null {
  return limit === Number.POSITIVE_INFINITY ? null : limit;
}

interface ClaimRow {
  shop_id: number;
  message_id: string;
  created_at: Date;
  expires_at: Date;
  attempts: number;
  purpose: Purpose;
  content: MessageContent;
  subscriber_id: string;
  phone_e164: string | null;
  wa_id: string | null;
  bsuid: string | null;
  psid: string | null;
  has_marketing_consent: boolean;
  last_inbound_at: Date | null;
  recent_marketing: Date[] | null;
  campaign_on: boolean | null;
  held_sending: 'paused' | 'cancelled' | null;
  ordered_since: boolean;
  template_status: string | null;
}

function toClaimed(row: ClaimRow): ClaimedMessage {
  return {
    shopId: row.shop_id,
    messageId: row.message_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    attempts: row.attempts,
    purpose: row.purpose,
    content: row.content,
    subscriberId: row.subscriber_id,
    phoneE164: row.phone_e164,
    to: row.wa_id ?? row.phone_e164?.slice(1) ?? null,
    bsuid: row.bsuid,
    psid: row.psid,
    hasMarketingConsent: row.has_marketing_consent,
    lastInboundAt: row.last_inbound_at,
    recentMarketingAt: row.recent_marketing ?? [],
    campaignOn: row.campaign_on,
    heldSending: row.held_sending,
    orderedSince: row.ordered_since,
    templateStatus: row.template_status,
  };
}

// Whoever else changes one of these rows meanwhile, changes its place: then it is not claimed.
// What a person got counts by event, so that the steps of one campaign are one; what is being sent counts as got.
// The campaign's row decides for its own messages; a reminder of a cart is void once its shopper ordered, here or
// elsewhere. Each part is a look-up by key for each claimed row: LATERAL with a limit keeps the planner from
// joining whole tables when it knows little of them yet, as in a shop's first minutes.
const CLAIM = `
with claimed as (
  update outbox o set state = 'sending', worker_id = $4, claimed_at = $2, attempts = o.attempts + 1
  where o.ctid = any(array(
    select ctid from outbox
    where sender_id = $1 and state = 'queued' and due_at <= $2
    order by priority, due_at
    limit $3
  )) and o.state = 'queued'
  returning o.shop_id, o.message_id, o.created_at, o.expires_at, o.attempts, o.sending_id, o.priority, o.due_at
)
select c.shop_id, c.message_id, c.created_at, c.expires_at, c.attempts, m.purpose, m.content, m.subscriber_id, s.phone_e164, s.wa_id, s.bsuid, s.psid, s.has_marketing_consent,
  s.last_inbound_at, k.is_on as campaign_on, h.state as held_sending, r.recent_marketing,
  (m.source_type = 'abandonedCart' and exists (
    select from orders o where o.shop_id = c.shop_id and o.checkout_token = m.source_event
    union all
    select from orders o where o.shop_id = c.shop_id and o.phone_e164 = s.phone_e164 and o.store_created_at >= c.created_at
  )) as ordered_since,
  case when m.content ->> 'kind' in ('template', 'messengerTemplate') then coalesce(t.status, 'MISSING') end as template_status
from claimed c
cross join lateral (
  select * from messages m
  where m.shop_id = c.shop_id and m.message_id = c.message_id and m.created_at = c.created_at limit 1
) m
cross join lateral (
  select * from subscribers s where s.shop_id = c.shop_id and s.subscriber_id = m.subscriber_id limit 1
) s
left join lateral (
  select is_on from campaigns k
  where k.shop_id = c.shop_id and k.channel = m.channel and k.type = m.source_type limit 1
) k on true
left join lateral (
  select status from templates t
  where t.shop_id = c.shop_id and t.sender_id = m.sender_id
    and t.name = m.content ->> 'templateName' and t.language = m.content ->> 'language' limit 1
) t on true
left join lateral (
  select state from held_sendings h where h.shop_id = c.shop_id and h.sending_id = c.sending_id limit 1
) h on c.sending_id is not null
left join lateral (
  select array_agg(e.got_at order by e.got_at desc) as recent_marketing
  from (
    select max(coalesce(p.sent_at, $2)) as got_at
    from messages p
    where p.shop_id = c.shop_id and p.subscriber_id = m.subscriber_id and p.created_at >= $2 - interval '38 days'
      and p.purpose = 'marketing' and (p.source_type, p.source_event) <> (m.source_type, m.source_event)
      and (p.state in ('sent', 'delivered', 'read') or p.state = 'queued' and exists (
        select from outbox o
        where o.shop_id = p.shop_id and o.message_id = p.message_id and o.state in ('sending', 'uncertain')
      ))
    group by p.source_type, p.source_event
  ) e
) r on m.purpose = 'marketing'
order by c.priority, c.due_at`;
