import { sql } from 'kysely';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { findWithheldFields } from '#partners/shopify/protected-fields.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';

/**
 * Asks the store which customer data it withholds, and stores the answer for the merchant and the operator. A store
 * that cannot be asked just now keeps its last answer.
 */
export async function recordWithheldFields(
  { db, log }: Pick<Context, 'db' | 'log'>,
  client: AdminClient,
  shopId: number,
): Promise<void> {
  try {
    const fields = sql<string[]>`${await findWithheldFields(client)}::text[]`;
    await db
      .updateTable('shops')
      .set({ withheld_fields: fields })
      .where('shop_id', '=', shopId)
      .where('withheld_fields', 'is distinct from', fields)
      .execute();
  } catch (error) {
    if (!(error instanceof ShopifyError)) throw error;
    log.info({ err: error, shopId }, 'the store was not asked which customer data it withholds');
  }
}
