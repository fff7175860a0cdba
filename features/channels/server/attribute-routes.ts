import { getShop } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  getWAAttributes,
  setWAAttributes,
  type SettableAttributes,
  type WhatsAppAttributes,
} from '../contract/attribute-calls.ts';
import { changeAttributes, findUnreachable } from '../rules/change-attributes.ts';
import { QUALITY_RATINGS } from '../rules/quality-rating.ts';
import { findNumber, toWhatsAppSender } from './number-queries.ts';

/** The calls about what a merchant sets for WhatsApp. */
export function registerAttributeRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getWAAttributes, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      attributes: await readAttributes(tx, shopId),
      country: await getCountry(tx, shopId),
    })),
  );
  bind.merchant(setWAAttributes, async ({ session: { shopId }, body }) => {
    const unreachable = findUnreachable(body.attributes);
    if (unreachable !== null) throw new AppError('PHONE_INVALID', { field: `attributes.${unreachable}` });
    return inShop(ctx.db, shopId, async (tx) => {
      await storeAttributes(ctx, tx, shopId, body.attributes, body.globalSet ?? false);
      return { attributes: await readAttributes(tx, shopId) };
    });
  });
}

/** What the merchant set, and beside it what the provider says of the number. */
async function readAttributes(tx: Tx, shopId: number): Promise<WhatsAppAttributes> {
  const row = await findNumber(tx, shopId);
  const number = row && toWhatsAppSender(row);
  const quality = number?.qualityColor ?? 'UNKNOWN';
  return {
    ...(await findAttributes(tx, shopId)),
    current_limit: number?.currentLimit ?? 'TIER_NOT_SET',
    quality_color: quality,
    whatsapp_rating: QUALITY_RATINGS[quality],
  };
}

async function storeAttributes(
  ctx: Context,
  tx: Tx,
  shopId: number,
  given: SettableAttributes,
  globalSet: boolean,
): Promise<void> {
  // The shop's row is held, so that two screens that save at once do not undo each other.
  await tx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forUpdate().execute();
  const changed = changeAttributes(await findAttributes(tx, shopId), given, { globalSet });
  const row = { attributes: JSON.stringify(changed), changed_at: ctx.clock.now() };
  await tx
    .insertInto('whatsapp_attributes')
    .values({ ...row, shop_id: shopId })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
}

/** The attributes a shop has set; each feature reads its own by name. */
export async function findAttributes(tx: Tx, shopId: number): Promise<SettableAttributes> {
  const row = await tx
    .selectFrom('whatsapp_attributes')
    .select('attributes')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return (row?.attributes ?? {}) as SettableAttributes;
}

async function getCountry(tx: Tx, shopId: number): Promise<string> {
  const { country } = await getShop(tx, shopId);
  return country;
}
