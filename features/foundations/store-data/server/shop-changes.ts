import { sql } from 'kysely';
import type { ShopPayload } from '#partners/shopify/payloads/shop-payload.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { isKnownTimeZone } from './known-time-zone.ts';
import { askStoreSoon } from './reconcile-queries.ts';
import type { Shop } from './store-queries.ts';

/**
 * Stores what the merchant changed in the store's own settings, unless a newer state is stored. An unknown time zone is
 * skipped.
 */
export async function updateShop(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { shop, reportedAt }: { shop: ShopPayload; reportedAt: Date },
): Promise<void> {
  const { iana_timezone: timeZone } = shop;
  const isKnown = !timeZone || (await isKnownTimeZone(tx, timeZone));
  if (!isKnown) ctx.log.warn({ shopId, timeZone }, 'unknown time zone; the shop keeps the one it had');
  const known = Object.entries({
    name: shop.name,
    domain: shop.domain,
    email: shop.email,
    time_zone: isKnown ? timeZone : null,
    country: shop.country_code,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (known.length === 0) return;
  await tx
    .updateTable('shops')
    .set({ ...Object.fromEntries(known), settings_reported_at: reportedAt })
    // The store's pages move with its domain.
    .set({
      storefront_url: sql`case when ${shop.domain ?? null}::text is null or domain = ${shop.domain ?? null} then storefront_url end`,
    })
    .where('shop_id', '=', shopId)
    .where((eb) =>
      eb.or([eb('settings_reported_at', 'is', null), eb('settings_reported_at', '<=', reportedAt)]),
    )
    .execute();
}

/**
 * Ends everything immediately: the token is already invalid, nobody may log in, and the gate sends nothing more. A late
 * webhook of a removal, after a new installation, changes nothing.
 */
export async function uninstallShop(ctx: Context, tx: Tx, shop: Shop, removedAt: Date): Promise<void> {
  const shopId = shop.shop_id;
  if (removedAt < shop.let_in_at) {
    // Installed again before we knew of the removal, which deleted our webhook subscriptions.
    if (removedAt >= shop.installed_at) await askStoreSoon(tx, shopId, ctx.clock.now());
    return;
  }
  await tx
    .updateTable('shops')
    .set({ uninstalled_at: ctx.clock.now() })
    .where('shop_id', '=', shopId)
    .execute();
  await tx.deleteFrom('shop_access').where('shop_id', '=', shopId).execute();
  await ctx.events.publish(tx, 'storeUninstalled', { shopId });
}
