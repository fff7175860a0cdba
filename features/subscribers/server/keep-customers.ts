import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import '#features/store-data/contract/store-events.ts';
import { linkCustomer } from './link-customer.ts';

/** Keeps customers of whom the store told many at once; one that is stored in a newer state is left as it is. */
export async function keepCustomers(
  tx: Tx,
  { shopId, customers }: DomainEvents['customersRead'],
  ctx: Context,
): Promise<void> {
  const each = [...new Map(customers.map((customer) => [customer.customerId, customer])).values()];
  const saved = await tx
    .insertInto('customers')
    .values(
      each.map((customer) => ({
        shop_id: shopId,
        customer_id: customer.customerId,
        first_name: customer.firstName,
        last_name: customer.lastName,
        phone_e164: customer.phoneE164,
        email: customer.email,
        store_updated_at: customer.updatedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'customer_id'])
        .doUpdateSet((eb) => ({
          first_name: eb.ref('excluded.first_name'),
          last_name: eb.ref('excluded.last_name'),
          phone_e164: eb.ref('excluded.phone_e164'),
          email: eb.ref('excluded.email'),
          store_updated_at: eb.ref('excluded.store_updated_at'),
        }))
        .whereRef('excluded.store_updated_at', '>=', 'customers.store_updated_at'),
    )
    .returning('customer_id')
    .execute();
  const newer = new Set(saved.map((row) => row.customer_id));
  const known = await findSubscribedPhones(tx, shopId, each);
  for (const customer of each) {
    const isSubscribed = customer.phoneE164 !== null && known.has(customer.phoneE164);
    if (newer.has(customer.customerId) && isSubscribed) await linkCustomer(ctx, tx, shopId, customer);
  }
}

/** Of most customers nobody is a subscriber: they are found in one look. */
async function findSubscribedPhones(
  tx: Tx,
  shopId: number,
  customers: readonly { phoneE164: string | null }[],
): Promise<Set<string | null>> {
  const phones = customers.flatMap(({ phoneE164 }) => phoneE164 ?? []);
  if (phones.length === 0) return new Set();
  const rows = await tx
    .selectFrom('subscribers')
    .select('phone_e164')
    .where('shop_id', '=', shopId)
    .where('phone_e164', 'in', phones)
    .execute();
  return new Set(rows.map((row) => row.phone_e164));
}
