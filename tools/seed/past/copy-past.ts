import type pg from 'pg';
import { copyIn } from '#platform/database/copy-in.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { copyBroadcasts, nameBroadcasts } from './copy-broadcasts.ts';
import { copyMessages, type ToldMessages } from './copy-messages.ts';
import { copyPeople, namePeople } from './copy-people.ts';
import type { PastPlaces } from './find-places.ts';
import { hearReceipts } from './hear-receipts.ts';
import type { Past } from './past.ts';

/** Writes the people, their consents, messages and clicks of a past into the demo shop, each as the product stores it. */
export async function copyPast(pool: pg.Pool, places: PastPlaces, past: Past): Promise<void> {
  const people = namePeople(past);
  const told: ToldMessages = { places, past, people, broadcasts: nameBroadcasts(past, people) };
  await inConnection(pool, async (client) => {
    // All of it or nothing: a start may break off.
    await client.query('begin');
    await copyPeople(client, places, people.values());
    await copyCarts(client, told);
    await copyBroadcasts(client, places, [...told.broadcasts.values()]);
    await copyMessages(client, told);
    await hearReceipts(client, places.shopId);
    await client.query('commit');
  });
}

/** As the store's word of a checkout is kept. */
async function copyCarts(client: pg.ClientBase, { places, past }: ToldMessages): Promise<void> {
  await copyIn(
    client,
    `copy checkouts (shop_id, checkout_token, cart_token, customer_id, phone_e164, email, first_name, currency, total_minor,
       line_items, recover_url, completed_at, store_created_at, store_updated_at, state_told_at) from stdin`,
    past.carts.map((cart) => [
      places.shopId,
      cart.token,
      cart.cartToken,
      String(cart.customerId),
      cart.phone,
      cart.email,
      cart.firstName,
      places.currency,
      cart.totalCents,
      JSON.stringify(
        cart.lines.map(({ productId, variantId, priceCents, ...line }) => ({
          ...line,
          productId: String(productId),
          variantId: String(variantId),
          priceMinor: priceCents,
        })),
      ),
      cart.recoverUrl,
      cart.completedAt,
      cart.createdAt,
      cart.completedAt ?? cart.createdAt,
      cart.completedAt ?? cart.createdAt,
    ]),
  );
}
