import * as z from 'zod/mini';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { QUALITY_RATINGS } from '../rules/quality-rating.ts';
import { findNumber, toWhatsAppSender } from './number-queries.ts';

/** What a merchant set for WhatsApp as a whole, by the names of the wire. */
const StoredAttributes = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type StoredAttributes = z.infer<typeof StoredAttributes>;

/** The attributes a shop has set; each feature reads its own by name. */
export async function findAttributes(tx: Tx, shopId: number): Promise<StoredAttributes> {
  const row = await tx
    .selectFrom('whatsapp_attributes')
    .select('attributes')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return StoredAttributes.parse(row?.attributes ?? {});
}

/** Changes a shop's attributes; two screens that save at once do not undo each other. */
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

/** The provider's word on the shop's number, which nobody sets. */
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
