import type pg from 'pg';
import { copyWritten } from '#platform/database/copy-in.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { PastPlaces } from './find-places.ts';
import type { Past } from './past.ts';
import { dateTemplate, nameBroadcasts, writeBroadcasts } from './write-broadcasts.ts';
import { type ReportedMessages, writeMessages } from './write-messages.ts';
import { namePeople, writePeople } from './write-people.ts';
import { writeCopy, type WrittenCopy } from './written-copy.ts';

/**
 * Returns the people, consents, messages and clicks of the demo history as the product stores them, in the order to
 * copy.
 */
export function writePast(places: PastPlaces, past: Past): WrittenCopy[] {
  const people = namePeople(past);
  const record: ReportedMessages = { places, past, people, broadcasts: nameBroadcasts(past, people) };
  return [
    ...writePeople(places, people.values()),
    writeCarts(record),
    ...writeBroadcasts(places, [...record.broadcasts.values()]),
    ...writeMessages(record),
  ];
}

interface Copied {
  places: PastPlaces;
  past: Past;
  copies: readonly WrittenCopy[];
}

/**
 * Copies these rows into the demo shop and commits after `until`: all or nothing, because a start may be interrupted.
 */
export async function copyPast(
  pool: pg.Pool,
  { places, past, copies }: Copied,
  until: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  await inConnection(pool, async (client) => {
    for (const { statement, written } of copies) await copyWritten(client, statement, written);
    await dateTemplate(client, places, past);
    await storePastReceipts(client, places.shopId);
    await until(client);
  });
}

/** Writes checkouts as the store's webhooks are stored. */
function writeCarts({ places, past }: ReportedMessages): WrittenCopy {
  return writeCopy(
    `copy checkouts (shop_id, checkout_token, cart_token, customer_id, phone_e164, email, first_name, currency, total_minor,
       line_items, recover_url, completed_at, store_created_at, store_updated_at, state_reported_at) from stdin`,
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

/** Closes the history's messages, because the provider has already reported everything about them. */
async function storePastReceipts(client: pg.ClientBase, shopId: number): Promise<void> {
  await client.query(
    `insert into receipt_flow (channel, external_id, last_webhook_at, lag_seconds, last_receipt_at)
     select s.channel, s.external_id, m.last_webhook_at, 1, m.last_webhook_at
     from senders s, lateral (
       select max(greatest(sent_at, delivered_at, read_at)) as last_webhook_at from messages
       where shop_id = s.shop_id and sender_id = s.sender_id
     ) m
     where s.shop_id = $1 and m.last_webhook_at is not null
     on conflict do nothing`,
    [shopId],
  );
}
