import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';

/** Something that changed in the store: its id for queries, its id here, and when it changed. */
export interface Changed {
  gid: string;
  key: string;
  updatedAt: Date;
}

/** The orders whose state of that moment, or a later one, is not stored. */
export async function findUnknownOrders(
  db: Database,
  shopId: number,
  changed: readonly Changed[],
): Promise<string[]> {
  const { rows } = await sql<{ gid: string }>`
    select gid from ${unnested(changed)} where not exists (
      select from orders o where o.shop_id = ${shopId} and o.order_id = c.key and o.store_updated_at >= c.updated_at
    ) order by c.nth`.execute(db);
  return rows.map(({ gid }) => gid);
}

export async function findUnknownCheckouts(
  db: Database,
  shopId: number,
  changed: readonly Changed[],
): Promise<string[]> {
  const { rows } = await sql<{ gid: string }>`
    select gid from ${unnested(changed)} where not exists (
      select from checkouts k
      where k.shop_id = ${shopId} and k.checkout_token = c.key and k.store_updated_at >= c.updated_at
    ) order by c.nth`.execute(db);
  return rows.map(({ gid }) => gid);
}

/** Webhooks give moments to the second. */
function inSecondOf(column: string, moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`date_trunc('second', ${sql.ref(column)}) = date_trunc('second', ${moment})`;
}

/** How many checkouts that were started at these moments are stored in that state, or a later one. */
export async function countKnownCheckouts(
  db: Database,
  shopId: number,
  started: readonly { createdAt: Date; updatedAt: Date }[],
): Promise<number[]> {
  const { rows } = await sql<{ known: number }>`
    select (
      select count(*)::int from checkouts k
      where k.shop_id = ${shopId} and k.store_updated_at >= date_trunc('second', c.updated_at) and ${inSecondOf('k.store_created_at', sql`c.created_at`)}
    ) as known
    from unnest(${started.map(({ createdAt }) => createdAt)}::timestamptz[], ${started.map(({ updatedAt }) => updatedAt)}::timestamptz[])
      with ordinality as c(created_at, updated_at, nth) order by c.nth`.execute(db);
  return rows.map(({ known }) => known);
}

/** The token of the checkout that this person started at this moment, from its webhook; null if there was none. */
export async function findTokenOf(
  tx: Tx,
  shopId: number,
  { createdAt, customerId, email }: { createdAt: Date; customerId: string | null; email: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    select checkout_token as token from checkouts
    where shop_id = ${shopId} and store_updated_at >= date_trunc('second', ${createdAt}::timestamptz)
      and ${inSecondOf('store_created_at', sql`${createdAt}::timestamptz`)}
      and (customer_id = ${customerId} or email_key = lower(${email}))
    limit 1`.execute(tx);
  return rows[0]?.token ?? null;
}

function unnested(changed: readonly Changed[]) {
  return sql`unnest(
    ${changed.map(({ gid }) => gid)}::text[], ${changed.map(({ key }) => key)}::text[],
    ${changed.map(({ updatedAt }) => updatedAt)}::timestamptz[]
  ) with ordinality as c(gid, key, updated_at, nth)`;
}

interface CheckoutContacts {
  token: string;
  email: string | null;
  abandoned_checkout_url: string | null;
}

/** Adds what is known about the checkout and cannot be queried: its cart, contacts and address. */
export async function withKnownContacts<Body extends CheckoutContacts>(tx: Tx, shopId: number, body: Body) {
  const known = await tx
    .selectFrom('checkouts')
    .select(['cart_token', 'phone_e164', 'email', 'recover_url'])
    .where('shop_id', '=', shopId)
    .where('checkout_token', '=', body.token)
    .executeTakeFirst();
  return {
    ...body,
    cart_token: known?.cart_token ?? null,
    phone: known?.phone_e164 ?? null,
    email: known?.email ?? body.email,
    abandoned_checkout_url: body.abandoned_checkout_url ?? known?.recover_url ?? null,
  };
}

/** Adds what is known about the order and the store refuses to return. */
export async function withKnownDetails<Body extends { id: string }>(tx: Tx, shopId: number, body: Body) {
  const known = await tx
    .selectFrom('orders')
    .select(['tags', 'fulfilment_status', 'note_attributes', 'source_name', 'status_url', 'is_test'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', body.id)
    .executeTakeFirst();
  if (!known) return body;
  return {
    ...body,
    tags: known.tags.join(','),
    fulfillment_status: known.fulfilment_status,
    note_attributes: Object.entries(known.note_attributes ?? {}).map(([name, value]) => ({ name, value })),
    source_name: known.source_name,
    order_status_url: known.status_url,
    test: known.is_test,
  };
}
