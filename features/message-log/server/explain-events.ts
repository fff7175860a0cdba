import { sql } from 'kysely';
import { cartEnding, ordersOfCart } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import type { PersonEvent } from '../contract/why-calls.ts';
import { explainNoMessage } from '../rules/explain-no-message.ts';
import type { FoundPerson } from './find-person.ts';

const MOST_EVENTS = 20;

interface EventRow {
  kind: 'checkout' | 'order';
  at: Date;
  name: string | null;
  total_minor: number;
  currency: string;
  is_empty: boolean;
  has_phone: boolean;
  cancelled_at: Date | null;
  ordered_at: Date | null;
  has_newer: boolean;
  timer_due_at: Date | null;
  message_ids: string[] | null;
  credit: PersonEvent['credit'];
  campaign_on: boolean | null;
  campaign_changed_at: Date | null;
}

interface ShopFacts {
  installed_at: Date;
  first_drip_id: string | null;
  has_sender: boolean;
  has_consent: boolean | null;
  revoked_at: Date | null;
}

/** The latest carts and orders of a person, each with its messages or why it has none. */
export async function explainEvents(tx: Tx, shopId: number, person: FoundPerson): Promise<PersonEvent[]> {
  const facts = await findFacts(tx, shopId, person.subscriberIds);
  const rows = [...(await listCarts(tx, shopId, person)), ...(await listOrders(tx, shopId, person))];
  return rows
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_EVENTS)
    .map((row) => toEvent(row, facts));
}

function toEvent(row: EventRow, facts: ShopFacts): PersonEvent {
  const messageIds = row.message_ids ?? [];
  const reason = messageIds.length > 0 || row.credit ? null : whyNone(row, facts);
  return {
    kind: row.kind,
    at: row.at.toISOString(),
    name: row.name,
    totalMinor: row.total_minor,
    currency: row.currency,
    messageIds,
    credit: row.credit,
    why: reason?.why ?? null,
    whyAt: reason?.at?.toISOString() ?? null,
  };
}

function whyNone(row: EventRow, facts: ShopFacts) {
  return explainNoMessage({
    kind: row.kind,
    at: row.at,
    installedAt: firstInstalled(facts),
    timerDueAt: row.timer_due_at,
    isEmpty: row.is_empty,
    cancelledAt: row.cancelled_at,
    orderedAt: row.ordered_at,
    hasNewerCheckout: row.has_newer,
    hasPhone: row.has_phone,
    campaign:
      row.campaign_on !== null && row.campaign_changed_at
        ? { isOn: row.campaign_on, changedAt: row.campaign_changed_at }
        : null,
    subscriber:
      facts.has_consent === null
        ? null
        : { hasMarketingConsent: facts.has_consent, revokedAt: facts.revoked_at },
    hasSender: facts.has_sender,
  });
}

/** A shop's first campaigns are made with its first installation; the shop's own date is that of the last. */
function firstInstalled({ installed_at: installedAt, first_drip_id: dripId }: ShopFacts): Date {
  return (dripId === null ? null : momentOfId(dripId)) ?? installedAt;
}

async function findFacts(tx: Tx, shopId: number, subscriberIds: string[]): Promise<ShopFacts> {
  const { rows } = await sql<ShopFacts>`
    select s.installed_at,
      (select min(d.drip_id::text) from drips d where d.shop_id = s.shop_id) as first_drip_id,
      exists (
        select from senders n where n.shop_id = s.shop_id and n.channel = 'WA' and n.released_at is null
      ) as has_sender,
      (
        select bool_or(p.has_marketing_consent) from subscribers p
        where p.shop_id = s.shop_id and p.subscriber_id = any(${subscriberIds}) and p.channel = 'WA'
      ) as has_consent,
      (
        select max(l.recorded_at) from consent_ledger l
        where l.shop_id = s.shop_id and l.subscriber_id = any(${subscriberIds}) and l.kind = 'revoked'
      ) as revoked_at
    from shops s where s.shop_id = ${shopId}`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('the shop is gone');
  return facts;
}

// Paying changes a checkout once more, which is not when it was left; begun it was before, and that is told instead.
const LEFT_AT = sql`case when c.completed_at is null then c.store_updated_at else c.store_created_at end`;

// The facts around each cart or order, each a look-up by key: its order, a newer cart, its timer, its messages.
async function listCarts(tx: Tx, shopId: number, { phones, emails }: FoundPerson): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with found as (
      (select * from checkouts where shop_id = ${shopId} and phone_e164 = any(${phones})
        order by store_updated_at desc limit ${MOST_EVENTS})
      union
      (select * from checkouts where shop_id = ${shopId} and email_key = any(${emails})
        order by store_updated_at desc limit ${MOST_EVENTS})
    )
    select 'checkout' as kind, coalesce(m.left_at, t.left_at, ${LEFT_AT}) as at, null as name,
      coalesce(m.left_minor, c.total_minor) as total_minor, c.currency,
      jsonb_array_length(c.line_items) = 0 as is_empty, c.phone_e164 is not null as has_phone,
      null as cancelled_at, coalesce(c.completed_at, r.ordered_at) as ordered_at, r.ending is not distinct from 'replaced' as has_newer,
      t.due_at as timer_due_at, m.message_ids, null as credit, k.is_on as campaign_on, k.changed_at as campaign_changed_at
    from found c
    left join lateral (
      select ${sql.raw(cartEnding('c.shop_id', 'c.checkout_token'))} as ending,
        (select min(at) from (${sql.raw(ordersOfCart('c'))}) ordered) as ordered_at
    ) r on true
    left join lateral (
      select min(due_at) as due_at, min((payload ->> 'leftAt')::timestamptz) as left_at from timers t
      where t.shop_id = c.shop_id and t.subject = 'checkout:' || c.checkout_token
    ) t on true
    left join lateral (
      select array_agg(m.message_id order by m.message_id) as message_ids, min(m.source_at) as left_at,
        (array_agg(m.source_minor order by m.message_id))[1] as left_minor from messages m
      where m.shop_id = c.shop_id and m.source_type = 'abandonedCart' and m.source_event = c.checkout_token
    ) m on true
    left join campaigns k on k.shop_id = c.shop_id and k.channel = 'WA' and k.type = 'abandonedCart'`.execute(
    tx,
  );
  return rows;
}

async function listOrders(tx: Tx, shopId: number, { phones, emails }: FoundPerson): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with found as (
      (select * from orders where shop_id = ${shopId} and phone_e164 = any(${phones})
        order by store_created_at desc limit ${MOST_EVENTS})
      union
      (select * from orders where shop_id = ${shopId} and email_key = any(${emails})
        order by store_created_at desc limit ${MOST_EVENTS})
    )
    select 'order' as kind, c.store_created_at as at, c.name, c.total_minor, c.currency,
      false as is_empty, c.phone_e164 is not null as has_phone, c.cancelled_at, null as ordered_at, false as has_newer,
      t.due_at as timer_due_at, m.message_ids, e.credit, k.is_on as campaign_on, k.changed_at as campaign_changed_at
    from found c
    left join lateral (
      select jsonb_build_object('messageId', e.message_id, 'sourceType', e.source_type, 'touchKind', e.touch_kind,
        'amountMinor', e.amount_minor, 'returnedMinor', e.returned_minor) as credit
      from order_credits e where e.shop_id = c.shop_id and e.order_id = c.order_id
    ) e on true
    left join lateral (
      select min(due_at) as due_at from timers t
      where t.shop_id = c.shop_id and t.subject = 'order:' || c.order_id
    ) t on true
    left join lateral (
      select array_agg(m.message_id order by m.message_id) as message_ids from messages m
      where m.shop_id = c.shop_id and m.source_type in ('orderReceipt', 'shipmentUpdates', 'CODConfirmation')
        and m.source_event = c.order_id
    ) m on true
    left join campaigns k on k.shop_id = c.shop_id and k.channel = 'WA' and k.type = 'orderReceipt'`.execute(
    tx,
  );
  return rows;
}
