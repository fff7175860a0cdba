import type { Updateable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Shops } from '#database/schema/rows.ts';
import type { StoreToken } from '#partners/shopify/oauth-client.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { isKnownTimeZone } from './known-time-zone.ts';
import { startReading } from './reconcile-queries.ts';
import { saveAccess, type StoreDescription } from './store-platform.ts';

export const SYNC_STORE = 'store-data.sync';

/**
 * Stores the new token of a shop that granted access. Only a shop that is new, or had removed the app, is installed by
 * that and has its data fetched. For any other it is a login, and nothing else changes. Returns its id.
 */
export async function installStore(
  ctx: Context,
  tx: Tx,
  given: { shopUrl: string; token: StoreToken; store: StoreDescription },
): Promise<number> {
  const { shopUrl, token, store } = given;
  const now = ctx.clock.now();
  const described = { ...(await describe(ctx, tx, shopUrl, store)), installed_at: now, uninstalled_at: null };
  const made = await tx
    .insertInto('shops')
    .values({
      ...described,
      shop_url: shopUrl,
      facebook_page_id: `BSFB${randomBytes(8).toString('hex')}`,
      // A plan must be chosen. Until then the shop is on the free plan, which needs no charge.
      charge_status: 'init',
      plan_name: 'Free',
      free_since: now,
      let_in_at: now,
    })
    .onConflict((conflict) => conflict.column('shop_url').doNothing())
    .returning('shop_id')
    .executeTakeFirst();
  const installed = made ?? (await installAgain(tx, shopUrl, described));
  const { shop_id: shopId } = await tx
    .updateTable('shops')
    .set({ let_in_at: now })
    .where('shop_url', '=', shopUrl)
    .returning('shop_id')
    .executeTakeFirstOrThrow();
  await saveAccess(ctx, tx, shopId, token);
  if (!installed) return shopId;
  await startReading(tx, shopId, now);
  await ctx.events.publish(tx, 'storeInstalled', { shopId });
  await ctx.jobs.enqueue(tx, SYNC_STORE, { shopId });
  return shopId;
}

async function describe(ctx: Context, tx: Tx, shopUrl: string, store: StoreDescription) {
  const { name, domain, storefrontUrl, locale, email, currency, country, timeZone } = store;
  const isKnown = await isKnownTimeZone(tx, timeZone);
  if (!isKnown) ctx.log.warn({ shopUrl, timeZone }, 'unknown time zone; UTC is taken');
  return {
    name,
    domain,
    storefront_url: storefrontUrl,
    locale,
    email,
    currency,
    country,
    time_zone: isKnown ? timeZone : 'UTC',
  };
}

/** The shop, if it had removed the app. */
function installAgain(tx: Tx, shopUrl: string, described: Updateable<Shops>) {
  return tx
    .updateTable('shops')
    .set(described)
    .where('shop_url', '=', shopUrl)
    .where('uninstalled_at', 'is not', null)
    .returning('shop_id')
    .executeTakeFirst();
}
