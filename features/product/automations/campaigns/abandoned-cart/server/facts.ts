import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Checkouts } from '#database/schema/rows.ts';
import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { cartEnding } from '#features/foundations/store-data/server/orders-api.ts';
import { alsoNamed } from '#features/foundations/subscribers/server/index.ts';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { subjectKey, type Subject } from '../../../rules/effect.ts';
import { filledCart, type StorePlace } from '../../../rules/store-pages.ts';
import type { DueSubject, Question, Questions } from '../../../server/engine/campaign.ts';
import type { CartFacts, EventFacts } from '../decide.ts';

/** How many carts of a shopper are read, latest first. */
const MOST_CARTS = 100;

const Lines = z.array(
  z.object({
    productId: z.nullable(z.string()),
    variantId: z.nullable(z.string()),
    title: z.string(),
    quantity: z.number(),
  }),
);

/** A checkout with everything that its reminder needs. */
export interface DueCart extends CartFacts, DueSubject {
  firstName: string | null;
  currency: string;
  amountMinor: number;
  lines: z.infer<typeof Lines>;
}

export async function loadDue(tx: Tx, { shopId, subject }: Question): Promise<DueCart | null> {
  const row = await dueCarts.of(tx, { shopId, checkoutToken: subject.id });
  if (!row) return null;
  return {
    ...toFacts(row, row),
    person: {
      subscriberId: null,
      phoneE164: row.phone_e164,
      customerId: row.customer_id,
      cartToken: row.cart_token,
    },
    firstName: row.first_name,
    currency: row.currency,
    amountMinor: row.total_minor,
    lines: linesOf(row),
  };
}

/**
 * Reads the facts of checkouts and orders. A checkout ends those that it replaces, and an order ends every cart of the
 * same shopper.
 */
export async function loadEventFacts(tx: Tx, questions: Questions): Promise<(EventFacts | null)[]> {
  const carts = await listCarts(tx, questions);
  const endings = await listEndings(tx, questions);
  const store = await getShop(tx, questions.shopId);
  return questions.subjects.map((subject) => {
    const ended = endings.get(subjectKey(subject)) ?? [];
    if (subject.kind === 'order') return { cart: null, ended };
    const row = carts.get(subject.id);
    if (!row) return null;
    const own = ended.find(({ checkoutToken }) => checkoutToken === subject.id);
    return { cart: toFacts({ ...row, ending: own?.ending ?? null }, store), ended };
  });
}

type CartRow = Selectable<Checkouts> & { is_linked: boolean };

/** Whether the cart came from the browser of a Messenger chat. */
const IS_LINKED = sql<boolean>`exists (
  select from cart_links l where l.shop_id = checkouts.shop_id and l.cart_token = checkouts.cart_token)`;

async function listCarts(tx: Tx, { shopId, subjects }: Questions): Promise<ReadonlyMap<string, CartRow>> {
  const tokens = idsOf(subjects, 'checkout');
  if (tokens.length === 0) return new Map();
  const { rows } = await sql<CartRow>`
    select *, ${IS_LINKED} as is_linked from checkouts where shop_id = ${shopId} and checkout_token = any(${tokens}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.checkout_token, row]));
}

function idsOf(subjects: readonly Subject[], wanted: string): string[] {
  return subjects.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}

interface CartKey {
  shopId: number;
  checkoutToken: string;
}

type DueCartRow = CartRow & StorePlace & { ending: CartEnding | null };

const dueCarts = new BatchedRead<CartKey, DueCartRow | null>(
  ({ shopId, checkoutToken }) => `${shopId} ${checkoutToken}`,
  readDueCarts,
);

/** Reads the carts with their ends and their store's pages. */
async function readDueCarts(tx: Tx, keys: readonly CartKey[]): Promise<(DueCartRow | null)[]> {
  const ending = sql.raw(cartEnding('c.shop_id', 'c.checkout_token', alsoNamed));
  const { rows } = await sql<DueCartRow & { nth: number }>`
    select c.*, asked.nth, ${ending} as ending, w.domain, w.storefront_url
    from unnest(${keys.map(({ shopId }) => shopId)}::bigint[], ${keys.map(({ checkoutToken }) => checkoutToken)}::text[])
      with ordinality as asked(shop_id, checkout_token, nth)
    cross join lateral (
      select *, ${IS_LINKED} as is_linked from checkouts
      where shop_id = asked.shop_id and checkout_token = asked.checkout_token limit 1
    ) c
    join shops w on w.shop_id = asked.shop_id`.execute(tx);
  const found = new Map(rows.map(({ nth, ...row }) => [nth, row]));
  return keys.map((_, at) => found.get(at + 1) ?? null);
}

/** If a store withholds the link to a cart, the reminder links to a new cart with the same products. */
function toFacts(row: CartRow & { ending: CartEnding | null }, store: StorePlace): CartFacts {
  return {
    checkoutToken: row.checkout_token,
    phoneE164: row.phone_e164,
    customerId: row.customer_id,
    isLinked: row.is_linked,
    recoverUrl: row.recover_url ?? filledCart(store, linesOf(row).flatMap(withVariant)),
    updatedAt: row.store_updated_at,
    ending: row.ending,
  };
}

function linesOf(row: Selectable<Checkouts>): DueCart['lines'] {
  return readStored(Lines, row.line_items, `the lines of checkout ${row.checkout_token}`);
}

function withVariant({ variantId, quantity }: DueCart['lines'][number]) {
  return variantId === null || quantity < 1 ? [] : [{ variantId, quantity }];
}

type Ended = EventFacts['ended'][number];

/**
 * Returns the carts that have ended for each checkout and order, by subject: its own, and those that the same shopper
 * had started before.
 */
async function listEndings(
  tx: Tx,
  { shopId, subjects }: Questions,
): Promise<ReadonlyMap<string, readonly Ended[]>> {
  const carts = ['phone_e164', 'customer_id', 'email_key'].map(
    (name) => sql`
      select p.by, started.token from people p cross join lateral (
        select c.checkout_token as token from checkouts c
        where c.shop_id = ${shopId} and ${sql.ref(`c.${name}`)} = ${sql.ref(`p.${name}`)} and c.store_created_at <= p.until
        order by c.store_created_at desc limit ${MOST_CARTS}
      ) started`,
  );
  const { rows } = await sql<Ended & { by: string }>`
    with reported as materialized (
      select shop_id, 'checkout:' || checkout_token as by, checkout_token as token, phone_e164, customer_id, email_key,
        store_created_at as until
      from checkouts where shop_id = ${shopId} and checkout_token = any(${idsOf(subjects, 'checkout')}::text[])
      union all
      select shop_id, 'order:' || order_id, checkout_token, phone_e164, customer_id, email_key, store_created_at
      from orders where shop_id = ${shopId} and order_id = any(${idsOf(subjects, 'order')}::text[])
    ), people as materialized (
      select by, until, phone_e164, customer_id, email_key from reported
      union
      select reported.by, reported.until, a.* from reported cross join lateral (${sql.raw(alsoNamed('reported'))}) a
    ), known as materialized (
      select by, token from reported where token is not null union ${sql.join(carts, sql` union `)}
    ), ended as materialized (
      select token, ${sql.raw(cartEnding('given.shop_id', 'token', alsoNamed))} as ending
      from (select distinct ${shopId}::bigint as shop_id, token from known) given
    )
    select k.by, k.token as "checkoutToken", e.ending from known k join ended e using (token)
    where e.ending is not null`.execute(tx);
  return Map.groupBy(rows, ({ by }) => by);
}
