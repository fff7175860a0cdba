import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { CartEnding } from '#features/store-data/contract/store-facts.ts';
import { cartEnding } from '#features/store-data/server/index.ts';
import { alsoNamed } from '#features/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DueSubject, Question } from '../../../server/engine/campaign.ts';
import { readStored } from '../../../server/engine/read-stored.ts';
import type { CartFacts, HeardFacts } from '../decide.ts';

/** Of each shopper so many carts are looked at, the latest first. */
const MOST_CARTS = 100;

const Lines = z.array(z.object({ productId: z.nullable(z.string()), title: z.string() }));

/** A checkout as its reminder wants it. */
export interface DueCart extends CartFacts, DueSubject {
  firstName: string | null;
  currency: string;
  amountMinor: number;
  lines: z.infer<typeof Lines>;
}

export async function loadDue(tx: Tx, { shopId, subject }: Question): Promise<DueCart | null> {
  const row = await findCart(tx, shopId, subject.id);
  if (!row) return null;
  return {
    ...toFacts(row),
    person: { subscriberId: null, phoneE164: row.phone_e164, customerId: row.customer_id },
    firstName: row.first_name,
    currency: row.currency,
    amountMinor: row.total_minor,
    lines: readStored(Lines, row.line_items, `the lines of checkout ${row.checkout_token}`),
  };
}

/** A checkout ends those that it replaces, an order every cart of the same shopper. */
export async function loadHeard(tx: Tx, { shopId, subject }: Question): Promise<HeardFacts | null> {
  if (subject.kind === 'order') {
    const order = await findOrder(tx, shopId, subject.id);
    if (!order) return null;
    const own = order.checkout_token === null ? [] : [order.checkout_token];
    return { cart: null, ended: await listEnded(tx, shopId, order, own) };
  }
  const row = await findCart(tx, shopId, subject.id);
  if (!row) return null;
  return { cart: toFacts(row), ended: await listEnded(tx, shopId, row, [row.checkout_token]) };
}

function findCart(tx: Tx, shopId: number, checkoutToken: string) {
  const ending = cartEnding('checkouts.shop_id', 'checkouts.checkout_token', alsoNamed);
  return tx
    .selectFrom('checkouts')
    .selectAll()
    .select(sql.raw<CartEnding | null>(ending).as('ending'))
    .where('shop_id', '=', shopId)
    .where('checkout_token', '=', checkoutToken)
    .executeTakeFirst();
}

function toFacts(row: NonNullable<Awaited<ReturnType<typeof findCart>>>): CartFacts {
  return {
    checkoutToken: row.checkout_token,
    phoneE164: row.phone_e164,
    customerId: row.customer_id,
    recoverUrl: row.recover_url,
    updatedAt: row.store_updated_at,
    ending: row.ending,
  };
}

function findOrder(tx: Tx, shopId: number, orderId: string) {
  return tx
    .selectFrom('orders')
    .select(['checkout_token', 'phone_e164', 'customer_id', 'email_key', 'store_created_at'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** A shopper as a checkout or order names them, and when they began it. */
interface Shopper {
  phone_e164: string | null;
  customer_id: string | null;
  email_key: string | null;
  store_created_at: Date;
}

/** Of these checkouts, and those that the same shopper had begun until then: which came to an end, and how. */
async function listEnded(
  tx: Tx,
  shopId: number,
  shopper: Shopper,
  own: readonly string[],
): Promise<HeardFacts['ended']> {
  const until = shopper.store_created_at;
  const carts = ['phone_e164', 'customer_id', 'email_key'].map(
    (name) => sql`
      select token from people p cross join lateral (
        select c.checkout_token as token from checkouts c
        where c.shop_id = ${shopId} and ${sql.ref(`c.${name}`)} = ${sql.ref(`p.${name}`)} and c.store_created_at <= ${until}
        order by c.store_created_at desc limit ${MOST_CARTS}
      ) begun`,
  );
  const { rows } = await sql<{ checkoutToken: string; ending: CartEnding }>`
    with told as (
      select ${shopId}::bigint as shop_id, ${shopper.phone_e164}::text as phone_e164,
        ${shopper.customer_id}::text as customer_id, ${shopper.email_key}::text as email_key
    ), people as (
      select phone_e164, customer_id, email_key from told
      union
      select a.* from told cross join lateral (${sql.raw(alsoNamed('told'))}) a
    ), known as (
      select unnest(${[...own]}::text[]) as token union ${sql.join(carts, sql` union `)}
    )
    select token as "checkoutToken", ending from (
      select token, ${sql.raw(cartEnding('given.shop_id', 'token', alsoNamed))} as ending
      from (select ${shopId}::bigint as shop_id, token from known) given
    ) asked where ending is not null`.execute(tx);
  return rows;
}
