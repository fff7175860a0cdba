import '../../contract/store-events.ts';
import type { CustomerNode } from '#partners/shopify/bulk-operations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStorePhone } from '#platform/phone/store-phone.ts';
import type { Shop } from '../store-queries.ts';

/** Reports polled customers. Another feature stores people. */
export async function storeCustomers(
  ctx: Pick<Context, 'events'>,
  tx: Tx,
  shop: Shop,
  nodes: readonly CustomerNode[],
): Promise<void> {
  if (nodes.length === 0) return;
  const customers = nodes.map((node) => {
    const place = { shopCountry: shop.country, addressCountry: node.defaultAddress?.countryCodeV2 };
    return {
      customerId: node.legacyResourceId,
      phoneE164:
        readStorePhone(node.defaultPhoneNumber?.phoneNumber, place) ??
        readStorePhone(node.defaultAddress?.phone, place),
      email: node.defaultEmailAddress?.emailAddress || null,
      firstName: node.firstName || null,
      lastName: node.lastName || null,
      updatedAt: new Date(node.updatedAt),
    };
  });
  await ctx.events.publish(tx, 'customersRead', { shopId: shop.shop_id, customers });
}
