import { randomBytes } from 'node:crypto';
import type { StoreToken } from '#partners/shopify/oauth-client.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { isKnownTimeZone } from './known-time-zone.ts';
import { beginReading } from './reconcile-queries.ts';
import { saveAccess, type StoreDescription } from './store-platform.ts';

export const SYNC_STORE = 'store-data.sync';

/** Stores a shop that just let the app in, or let it in again, and has its data fetched. Returns its id. */
export async function installStore(
  ctx: Context,
  tx: Tx,
  installed: { shopUrl: string; token: StoreToken; store: StoreDescription },
): Promise<number> {
  const { shopUrl, token, store } = installed;
  const isKnown = await isKnownTimeZone(tx, store.timeZone);
  if (!isKnown) ctx.log.warn({ shopUrl, timeZone: store.timeZone }, 'unknown time zone; UTC is taken');
  const described = {
    name: store.name,
    domain: store.domain,
    email: store.email,
    currency: store.currency,
    time_zone: isKnown ? store.timeZone : 'UTC',
    country: store.country,
    installed_at: ctx.clock.now(),
    uninstalled_at: null,
  };
  const { shop_id: shopId } = await tx
    .insertInto('shops')
    .values({
      ...described,
      shop_url: shopUrl,
      facebook_page_id: `BSFB${randomBytes(8).toString('hex')}`,
      // A plan must be chosen; meanwhile the shop is on the free one, which asks for no charge.
      charge_status: 'init',
      plan_name: 'Free',
    })
    .onConflict((conflict) => conflict.column('shop_url').doUpdateSet(described))
    .returning('shop_id')
    .executeTakeFirstOrThrow();
  await saveAccess(ctx, tx, shopId, token);
  await beginReading(tx, shopId, ctx.clock.now());
  await ctx.events.publish(tx, 'storeInstalled', { shopId });
  await ctx.jobs.enqueue(tx, SYNC_STORE, { shopId });
  return shopId;
}
