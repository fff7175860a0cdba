import { sql } from 'kysely';
import type { CustomerFacts } from '#features/foundations/store-data/contract/store-facts.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { toBatches } from '#platform/inbox/to-batches.ts';
import '#features/foundations/store-data/contract/store-events.ts';
import { linkCustomers } from './link-customers.ts';

/**
 * Stores customers that the store reported together, and links them with their subscribers. Newer stored states stay.
 */
export async function storeCustomers(
  tx: Tx,
  { shopId, customers }: DomainEvents['customersRead'],
  ctx: Pick<Context, 'clock' | 'events'>,
): Promise<void> {
  for (const wave of toBatches(customers, keysOf)) {
    const newer = await saveCustomers(tx, shopId, wave);
    await linkCustomers(
      ctx,
      tx,
      shopId,
      wave.filter(({ customerId }) => newer.has(customerId)),
    );
  }
}

function keysOf({ customerId, phoneE164 }: CustomerFacts): string[] {
  return [`customer ${customerId}`, ...(phoneE164 === null ? [] : [`phone ${phoneE164}`])];
}

/** Stores customers, each once, unless a newer state is stored. Returns the ids of those that it stored. */
async function saveCustomers(
  tx: Tx,
  shopId: number,
  customers: readonly CustomerFacts[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ customer_id: string }>`
    insert into customers (shop_id, customer_id, first_name, last_name, phone_e164, email, store_updated_at)
    select ${shopId}, c."customerId", c."firstName", c."lastName", c."phoneE164", c.email, c."updatedAt"
    from json_to_recordset(${storableJson(customers)}::json) as c("customerId" text, "firstName" text,
      "lastName" text, "phoneE164" text, email text, "updatedAt" timestamptz)
    on conflict (shop_id, customer_id) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, phone_e164 = excluded.phone_e164,
      email = excluded.email, store_updated_at = excluded.store_updated_at
    where excluded.store_updated_at >= customers.store_updated_at
    returning customer_id`.execute(tx);
  return new Set(rows.map((row) => row.customer_id));
}
