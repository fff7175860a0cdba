import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Orders } from '#database/schema/rows.ts';
import type { PersonNames } from '#features/foundations/subscribers/server/index.ts';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { CachedRead } from '#platform/inbox/kept-reads.ts';
import type { Questions } from './engine/campaign.ts';

/** The stored lines. Older rows have fewer fields. */
const Lines = z.array(
  z.object({
    productId: z.nullable(z.string()),
    variantId: z.optional(z.nullable(z.string())),
    title: z.string(),
    variantTitle: z.optional(z.nullable(z.string())),
    quantity: z.optional(z.int()),
    currentQuantity: z.optional(z.int()),
    priceMinor: z.optional(z.int()),
  }),
);

export interface KnownLine {
  productId: string | null;
  variantId: string | null;
  title: string;
  variantTitle: string | null;
  quantity: number;
  /** The quantity that is left after edits and refunds. */
  currentQuantity: number;
  priceMinor: number;
}

/** An order with what campaigns need. */
export interface KnownOrder {
  orderId: string;
  name: string;
  firstName: string | null;
  email: string | null;
  currency: string;
  totalMinor: number;
  financialStatus: string | null;
  paymentGateways: string[];
  statusUrl: string | null;
  lines: KnownLine[];
  cancelledAt: Date | null;
  deliveredAt: Date | null;
  createdAt: Date;
  person: PersonNames;
}

interface OrderKey {
  shopId: number;
  orderId: string;
}

const due = new BatchedRead<OrderKey, KnownOrder | null>(
  ({ shopId, orderId }) => `${shopId} ${orderId}`,
  async (tx, keys) => {
    const { rows } = await sql<Selectable<Orders> & { nth: number }>`
      select o.*, asked.nth
      from unnest(${keys.map(({ shopId }) => shopId)}::bigint[], ${keys.map(({ orderId }) => orderId)}::text[])
        with ordinality as asked(shop_id, order_id, nth)
      cross join lateral (
        select * from orders where shop_id = asked.shop_id and order_id = asked.order_id limit 1
      ) o`.execute(tx);
    const found = new Map(rows.map((row) => [row.nth, toOrder(row)]));
    return keys.map((_, at) => found.get(at + 1) ?? null);
  },
);

/** Returns an order, or null if the shop has none with this id. Throws on lines that this version cannot read. */
export function findOrder(tx: Tx, shopId: number, orderId: string): Promise<KnownOrder | null> {
  return due.of(tx, { shopId, orderId });
}

const reads = new CachedRead<ReadonlyMap<string, KnownOrder>>();

/** Returns the orders of an event by id, read once for all campaigns. */
export function findOrdersOfEvent(
  tx: Tx,
  { shopId, subjects }: Pick<Questions, 'shopId' | 'subjects'>,
): Promise<ReadonlyMap<string, KnownOrder>> {
  const ids = subjects.map(({ id }) => id);
  return reads.of(tx, JSON.stringify([shopId, ids]), () => readOrders(tx, shopId, ids));
}

async function readOrders(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<Map<string, KnownOrder>> {
  const { rows } = await sql<Selectable<Orders>>`
    select * from orders where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.order_id, toOrder(row)]));
}

function toOrder(row: Selectable<Orders>): KnownOrder {
  return {
    orderId: row.order_id,
    name: row.name,
    firstName: row.first_name,
    email: row.email,
    currency: row.currency,
    totalMinor: row.total_minor,
    financialStatus: row.financial_status,
    paymentGateways: row.payment_gateways,
    statusUrl: row.status_url,
    lines: readStored(Lines, row.line_items, `the lines of order ${row.order_id}`).map(toLine),
    cancelledAt: row.cancelled_at,
    deliveredAt: row.delivered_at,
    createdAt: row.store_created_at,
    person: {
      subscriberId: null,
      phoneE164: row.phone_e164,
      customerId: row.customer_id,
      cartToken: row.cart_token,
    },
  };
}

function toLine({ productId, title, ...line }: z.infer<typeof Lines>[number]): KnownLine {
  const { variantId = null, variantTitle = null, quantity = 1, priceMinor = 0 } = line;
  const { currentQuantity = quantity } = line;
  return { productId, variantId, title, variantTitle, quantity, currentQuantity, priceMinor };
}

/** Returns the products of an order, each once. */
export function productIdsOf({ lines }: Pick<KnownOrder, 'lines'>): string[] {
  return [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
}
