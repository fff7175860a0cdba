import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { AudienceCondition } from '#features/audiences/contract/audience-condition.ts';
import { copyIn } from '#platform/database/copy-in.ts';
import type { Database } from '#platform/database/database.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { copyMessages, type ToldMessages } from './copy-messages.ts';
import { copyPeople, namePeople } from './copy-people.ts';
import { findPlaces } from './find-places.ts';
import { hearReceipts } from './hear-receipts.ts';
import type { Past } from './past.ts';

/** Writes the people, their consents, messages and clicks of a past into the demo shop, each as the product stores it. */
export async function copyPast({ db, pool }: { db: Database; pool: pg.Pool }, past: Past): Promise<void> {
  const told: ToldMessages = {
    places: await findPlaces(db),
    past,
    people: namePeople(past),
    broadcastIds: new Map(past.broadcasts.map(({ number }) => [number, randomUUID()])),
  };
  await inConnection(pool, async (client) => {
    // All of it or nothing: a start may break off.
    await client.query('begin');
    await copyPeople(client, told.places, told.people.values());
    await copyCarts(client, told);
    await copyBroadcasts(client, told);
    await copyMessages(client, told);
    await hearReceipts(client, told.places.shopId);
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

/** As broadcasts look that went out long ago. */
async function copyBroadcasts(
  client: pg.ClientBase,
  { places, past, broadcastIds }: ToldMessages,
): Promise<void> {
  const sizes = Map.groupBy(past.messages, ({ about }) => about);
  await copyIn(
    client,
    `copy broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, scheduled_at, starts_at,
       started_at, ended_at, recipients, looked_at) from stdin`,
    past.broadcasts.map(({ number, name, at, signedUpFrom, signedUpTo }) => [
      places.shopId,
      broadcastIds.get(number) ?? '',
      name,
      'sent',
      JSON.stringify(signedUpBetween(signedUpFrom, signedUpTo)),
      at,
      at,
      at,
      at,
      at,
      at,
      sizes.get(number)?.length ?? 0,
      at,
    ]),
  );
}

function signedUpBetween(from: string, to: string): AudienceCondition {
  const days = { checkDate1: from, checkDate2: to };
  return { rules: [{ segmentType: 'LastSubscribedBetweenXAndY', key: 0, conditions: [days] }] };
}
