import type pg from 'pg';
import type { MessageContent, Purpose } from '../contract/message.ts';

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
  to: string | null;
  bsuid: string | null;
  hasMarketingConsent: boolean;
  lastInboundAt: Date | null;
  campaignOn: boolean | null;
  orderedSince: boolean;
  templateStatus: string | null;
}

export interface ClaimedBatch {
  sender: {
    senderId: string;
    shopId: number;
    externalId: string;
    accessTokenSealed: Buffer;
    shop: { installed: boolean; chargeStatus: string };
  };
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
  const sender = await lockSender(client, senderId);
  if (!sender) return null;
  const budget = refill(sender, now);
  const allowed = Math.min(limit, Math.floor(budget));
  if (allowed < 1) return null;
  const { rows } = await client.query<ClaimRow>({
    name: 'claim-batch',
    text: CLAIM,
    values: [senderId, now, allowed, workerId],
  });
  await client.query({
    name: 'spend-budget',
    text: 'update senders set budget = $3, budget_at = $4 where shop_id = $1 and sender_id = $2',
    values: [sender.shop_id, senderId, budget - rows.length, now],
  });
  if (rows.length === 0) return null;
  return {
    sender: {
      senderId,
      shopId: sender.shop_id,
      externalId: sender.external_id,
      accessTokenSealed: sender.access_token_sealed,
      shop: { installed: sender.uninstalled_at === null, chargeStatus: sender.charge_status },
    },
    messages: rows.map(toClaimed),
  };
}

interface SenderRow {
  shop_id: number;
  external_id: string;
  access_token_sealed: Buffer;
  sends_per_second: number;
  budget: number;
  budget_at: Date;
  uninstalled_at: Date | null;
  charge_status: string;
}

async function lockSender(client: pg.ClientBase, senderId: string): Promise<SenderRow | null> {
  const { rows } = await client.query<SenderRow>({
    name: 'lock-sender',
    text: `
      select s.shop_id, s.external_id, s.access_token_sealed, s.sends_per_second, s.budget, s.budget_at,
        shops.uninstalled_at, shops.charge_status
      from senders s join shops on shops.shop_id = s.shop_id
      where s.sender_id = $1 and s.stopped_at is null
      for no key update of s skip locked`,
    values: [senderId],
  });
  return rows[0] ?? null;
}

/** A bucket of at most one second's sends; time that went backwards refills nothing. */
function refill(sender: SenderRow, now: Date): number {
  const elapsedSeconds = Math.max(0, now.getTime() - sender.budget_at.getTime()) / 1000;
  return Math.min(sender.sends_per_second, sender.budget + elapsedSeconds * sender.sends_per_second);
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
  has_marketing_consent: boolean;
  last_inbound_at: Date | null;
  campaign_on: boolean | null;
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
    to: row.wa_id ?? row.phone_e164?.slice(1) ?? null,
    bsuid: row.bsuid,
    hasMarketingConsent: row.has_marketing_consent,
    lastInboundAt: row.last_inbound_at,
    campaignOn: row.campaign_on,
    orderedSince: row.ordered_since,
    templateStatus: row.template_status,
  };
}

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
    for update skip locked
  ))
  returning o.shop_id, o.message_id, o.created_at, o.expires_at, o.attempts
)
select c.*, m.purpose, m.content, m.subscriber_id, s.phone_e164, s.wa_id, s.bsuid, s.has_marketing_consent,
  s.last_inbound_at, k.is_on as campaign_on,
  (m.source_type = 'abandonedCart' and exists (
    select from orders o where o.shop_id = c.shop_id and o.checkout_token = m.source_event
    union all
    select from orders o where o.shop_id = c.shop_id and o.phone_e164 = s.phone_e164 and o.store_created_at >= c.created_at
  )) as ordered_since,
  case when m.content ->> 'kind' = 'template' then coalesce(t.status, 'MISSING') end as template_status
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
) t on true`;
