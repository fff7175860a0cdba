import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import '#features/store-data/contract/store-events.ts';
import { mergeSubscribers } from './merge-subscribers.ts';
import type { Subscriber } from './subscriber-queries.ts';

/** What the store knows of a person who may be a subscriber. */
export interface StoreCustomer {
  customerId: string | null;
  phoneE164: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** A checkout tells which customer a number belongs to. */
export function linkByCheckout(
  tx: Tx,
  { shopId, checkout }: DomainEvents['checkoutChanged'],
  ctx: Context,
): Promise<void> {
  return linkCustomer(ctx, tx, shopId, { ...checkout, lastName: null });
}

/** So does an order. */
export function linkByOrder(
  tx: Tx,
  { shopId, order }: DomainEvents['orderPlaced'],
  ctx: Context,
): Promise<void> {
  return linkCustomer(ctx, tx, shopId, { ...order, lastName: null });
}

/**
 * Notes on the subscriber with the customer's number who they are in the store. A row that is known by the customer
 * and by its account's id alone is the same person, as long as the number's row has no other account. Nobody gets a
 * consent by this.
 */
export async function linkCustomer(
  ctx: Pick<Context, 'clock' | 'events'>,
  tx: Tx,
  shopId: number,
  customer: StoreCustomer,
): Promise<void> {
  if (customer.phoneE164 === null) return;
  const rows = await lockCandidates(tx, shopId, customer);
  const byPhone = rows.find((row) => row.phone_e164 === customer.phoneE164);
  if (!byPhone) return;
  const subscriberIds = [byPhone, ...rows.filter((row) => isNumberless(row) && row !== byPhone)].map(
    (row) => row.subscriber_id,
  );
  const mayJoin = byPhone.bsuid === null && subscriberIds.length === 2;
  const joined = mayJoin
    ? await mergeSubscribers(ctx, tx, shopId, { subscriberIds, evidence: 'sameCustomer' })
    : byPhone;
  if (joined) await recordCustomer(tx, joined, customer);
}

function isNumberless(row: Subscriber): boolean {
  return row.phone_e164 === null && row.wa_id === null && row.bsuid !== null;
}

function lockCandidates(tx: Tx, shopId: number, customer: StoreCustomer): Promise<Subscriber[]> {
  return tx
    .selectFrom('subscribers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where((eb) =>
      eb.or([
        eb('phone_e164', '=', customer.phoneE164),
        ...(customer.customerId === null ? [] : [eb('customer_id', '=', customer.customerId)]),
      ]),
    )
    .orderBy('subscriber_id')
    .forUpdate()
    .execute();
}

/** The customer's id is the store's last word; names and address only fill what was not known. */
async function recordCustomer(tx: Tx, row: Subscriber, customer: StoreCustomer): Promise<void> {
  const noted = {
    ...(customer.customerId !== null &&
      customer.customerId !== row.customer_id && { customer_id: customer.customerId }),
    ...(row.email === null && customer.email !== null && { email: customer.email }),
    ...(row.first_name === null && customer.firstName !== null && { first_name: customer.firstName }),
    ...(row.last_name === null && customer.lastName !== null && { last_name: customer.lastName }),
  };
  if (Object.keys(noted).length === 0) return;
  await tx
    .updateTable('subscribers')
    .set(noted)
    .where('shop_id', '=', row.shop_id)
    .where('subscriber_id', '=', row.subscriber_id)
    .execute();
}
