import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';

/** Something in the store that changed: what it is asked for by, what it is known by, and when it did. */
export interface Changed {
  gid: string;
  key: string;
  updatedAt: Date;
}

/** What to ask for: the orders whose state of then, or a later one, is not stored. */
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

function unnested(changed: readonly Changed[]) {
  return sql`unnest(
    ${changed.map(({ gid }) => gid)}::text[], ${changed.map(({ key }) => key)}::text[],
    ${changed.map(({ updatedAt }) => updatedAt)}::timestamptz[]
  ) with ordinality as c(gid, key, updated_at, nth)`;
}

interface CheckoutContacts {
  /** Without one there is nothing known of it, and it is left out when it is read. */
  token: string | null;
  email: string | null;
}

/** The body with what was told of the checkout and cannot be asked for: its cart, and the contacts given at it. */
export async function withKnownContacts<Body extends CheckoutContacts>(tx: Tx, shopId: number, body: Body) {
  const known = await tx
    .selectFrom('checkouts')
    .select(['cart_token', 'phone_e164', 'email'])
    .where('shop_id', '=', shopId)
    .where('checkout_token', '=', body.token)
    .executeTakeFirst();
  return {
    ...body,
    cart_token: known?.cart_token ?? null,
    phone: known?.phone_e164 ?? null,
    email: known?.email ?? body.email,
  };
}

/** The body of an order with what was told of it and the store refuses to be asked for. */
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
