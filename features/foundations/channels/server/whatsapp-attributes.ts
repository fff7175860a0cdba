import * as z from 'zod/mini';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { QUALITY_RATINGS } from '../rules/quality-rating.ts';
import { findNumber, toWhatsAppSender } from './number-queries.ts';

/** A merchant's WhatsApp settings by their names in the API. */
const StoredAttributes = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type StoredAttributes = z.infer<typeof StoredAttributes>;

/** Returns a shop's attributes. Each feature reads its own by name. */
export async function findAttributes(tx: Tx, shopId: number): Promise<StoredAttributes> {
  const row = await tx
    .selectFrom('whatsapp_attributes')
    .select('attributes')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return StoredAttributes.parse(row?.attributes ?? {});
}

/** Changes a shop's attributes. Two screens that save at the same time do not undo each other. */
export async function changeAttributes(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  change: (before: StoredAttributes) => StoredAttributes,
): Promise<void> {
  await tx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forUpdate().execute();
  const attributes = JSON.stringify(change(await findAttributes(tx, shopId)));
  const row = { attributes, changed_at: clock.now() };
  await tx
    .insertInto('whatsapp_attributes')
    .values({ ...row, shop_id: shopId })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
}

/** Returns the provider's description of the shop's number, which nobody sets. */
export async function readNumberWords(tx: Tx, shopId: number) {
  const row = await findNumber(tx, shopId);
  const number = row && toWhatsAppSender(row);
  const quality = number?.qualityColor ?? 'UNKNOWN';
  return {
    current_limit: number?.currentLimit ?? 'TIER_NOT_SET',
    quality_color: quality,
    whatsapp_rating: QUALITY_RATINGS[quality],
  };
}
