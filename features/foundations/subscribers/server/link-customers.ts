import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { PublishedEvent } from '#platform/events/domain-events.ts';
import '#features/foundations/store-data/contract/store-events.ts';
import { mergeSubscribers } from './merge-subscribers.ts';
import { lockSubscribers, type Subscriber } from './subscriber-queries.ts';

/** The store's data about a person who may be a subscriber. */
export interface StoreCustomer {
  customerId: string | null;
  phoneE164: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

type Linking = Pick<Context, 'clock' | 'events'>;
type Named = StoreCustomer & { phoneE164: string };

/** A checkout or an order shows which customer a number belongs to. */
export async function linkShoppers(
  tx: Tx,
  events: readonly PublishedEvent<'checkoutChanged' | 'orderPlaced'>[],
  ctx: Linking,
): Promise<void> {
  for (const [shopId, ofShop] of Map.groupBy(events, ({ event }) => event.shopId)) {
    const shoppers = ofShop.map(({ event }) => ('order' in event ? event.order : event.checkout));
    await linkCustomers(
      ctx,
      tx,
      shopId,
      shoppers.map((shopper) => ({ ...shopper, lastName: null })),
    );
  }
}

/**
 * Links customers with the subscribers of their numbers; all customers are different. A row that is known only by the
 * customer and by its account's id is the same person, unless the number's row has another account. This gives nobody
 * consent.
 */
export async function linkCustomers(
  ctx: Linking,
  tx: Tx,
  shopId: number,
  customers: readonly StoreCustomer[],
): Promise<void> {
  const named = customers.filter((customer): customer is Named => customer.phoneE164 !== null);
  if (named.length === 0) return;
  const rows = await findCandidates(tx, shopId, named);
  const links: Link[] = [];
  for (const customer of named) {
    const row = findByPhone(rows, customer);
    if (!row) continue;
    const joined = joinable(rows, customer).length > 1 ? await join(ctx, tx, shopId, customer) : row;
    if (joined && isNews(joined, customer)) links.push({ subscriberId: joined.subscriber_id, ...customer });
  }
  await record(tx, shopId, links);
}

function findByPhone(rows: readonly Subscriber[], { phoneE164 }: Named): Subscriber | undefined {
  return rows.find((row) => row.phone_e164 === phoneE164);
}

/** The ids of the number's row and of another row of the same person; empty if there is nothing to merge. */
function joinable(rows: readonly Subscriber[], customer: Named): string[] {
  const byPhone = findByPhone(rows, customer);
  const others = rows.filter(
    (row) => row !== byPhone && isNumberless(row) && row.customer_id === customer.customerId,
  );
  if (byPhone?.bsuid !== null || customer.customerId === null || others.length !== 1) return [];
  return [byPhone, ...others].map((row) => row.subscriber_id);
}

function isNumberless(row: Subscriber): boolean {
  return row.phone_e164 === null && row.wa_id === null && row.bsuid !== null;
}

/** Merges the rows of a customer, unless they turned out to be different people meanwhile. Returns the number's row. */
async function join(ctx: Linking, tx: Tx, shopId: number, customer: Named): Promise<Subscriber | null> {
  const found = await findCandidates(tx, shopId, [customer]);
  const held = await lockSubscribers(
    tx,
    shopId,
    found.map((row) => row.subscriber_id),
  );
  const subscriberIds = joinable(held, customer);
  if (subscriberIds.length === 0) return findByPhone(held, customer) ?? null;
  return mergeSubscribers(ctx, tx, shopId, { subscriberIds, evidence: 'sameCustomer' });
}

/** Most customers have no subscriber, or are linked already, so they are read without a lock. */
async function findCandidates(tx: Tx, shopId: number, customers: readonly Named[]): Promise<Subscriber[]> {
  const phones = customers.map(({ phoneE164 }) => phoneE164);
  const ids = customers.flatMap(({ customerId }) => customerId ?? []);
  const { rows } = await sql<Subscriber>`
    select * from subscribers where shop_id = ${shopId} and channel = 'WA' and phone_e164 = any(${phones}::text[])
    union
    select * from subscribers
    where shop_id = ${shopId} and channel = 'WA' and customer_id = any(${ids}::text[]) and phone_e164 is null
    order by subscriber_id`.execute(tx);
  return rows;
}

function isNews(row: Subscriber, customer: Named): boolean {
  return (
    (customer.customerId !== null && customer.customerId !== row.customer_id) ||
    (row.email === null && customer.email !== null) ||
    (row.first_name === null && customer.firstName !== null) ||
    (row.last_name === null && customer.lastName !== null)
  );
}

type Link = Named & { subscriberId: string };

/** The customer's id is authoritative; names and address only fill in what is missing. */
async function record(tx: Tx, shopId: number, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    with reported as (
      select * from json_to_recordset(${storableJson(links)}::json) as reported("subscriberId" uuid, "phoneE164" text,
        "customerId" text, email text, "firstName" text, "lastName" text)
    ), held as (
      select shop_id, subscriber_id from subscribers
      where shop_id = ${shopId} and subscriber_id = any(array(select "subscriberId" from reported))
      order by subscriber_id for update
    )
    update subscribers s set
      customer_id = coalesce(t."customerId", s.customer_id), email = coalesce(s.email, t.email),
      first_name = coalesce(s.first_name, t."firstName"), last_name = coalesce(s.last_name, t."lastName")
    from held h join reported t on t."subscriberId" = h.subscriber_id
    where s.shop_id = h.shop_id and s.subscriber_id = h.subscriber_id and s.phone_e164 = t."phoneE164"`.execute(
    tx,
  );
}
