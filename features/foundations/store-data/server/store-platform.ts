import { AdminClient } from '#partners/shopify/admin-client.ts';
import { shopInfo } from '#partners/shopify/admin-operations.ts';
import { refreshStoreToken, type StoreToken } from '#partners/shopify/oauth-client.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** A store's description of itself at installation. */
export interface StoreDescription {
  name: string;
  domain: string;
  /** The address of its pages; in production its domain by https. */
  storefrontUrl: string;
  /** The store's default language. Null if the store does not name one. */
  locale: string | null;
  email: string | null;
  currency: string;
  timeZone: string;
  country: string;
}

/** A token this close to its end is renewed before it is used. */
const RENEWAL_MARGIN_MS = 5 * 60 * 1000;

/**
 * The store platform, with each shop's own expiring token, which is renewed once, however many ask at the same time.
 */
export class StorePlatform {
  readonly #ctx: Context;
  readonly #renewals = new Map<number, Promise<string>>();

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /** The description of the store with this new token. Throws ShopifyError. */
  async describe(shopUrl: string, accessToken: string): Promise<StoreDescription> {
    const client = new AdminClient(this.#ctx.settings.shopify.url, shopUrl, accessToken);
    const { shop } = await client.run(shopInfo);
    return {
      name: shop.name,
      domain: shop.primaryDomain.host,
      storefrontUrl: shop.primaryDomain.url.replace(/\/$/, ''),
      email: shop.email,
      currency: shop.currencyCode,
      locale: shop.primaryDomain.localization?.defaultLocale ?? null,
      timeZone: shop.ianaTimezone,
      country: shop.shopAddress.countryCodeV2 ?? 'US',
    };
  }

  /** The Admin API of an installed shop. Throws ShopifyError `unauthorized` if the app was uninstalled. */
  async clientFor(
    shop: { shopId: number; shopUrl: string },
    patience: { timeoutMs?: number } = {},
  ): Promise<AdminClient> {
    const accessToken = await this.#accessToken(shop);
    return new AdminClient(this.#ctx.settings.shopify.url, shop.shopUrl, accessToken, patience);
  }

  /** Whether the app has a permission, according to its token. */
  async hasScope(shopId: number, scope: string): Promise<boolean> {
    const access = await this.#ctx.db
      .selectFrom('shop_access')
      .select('scope')
      .where('shop_id', '=', shopId)
      .executeTakeFirst();
    return access?.scope.split(',').includes(scope) ?? false;
  }

  async #accessToken(shop: { shopId: number; shopUrl: string }): Promise<string> {
    const { db, clock, secrets } = this.#ctx;
    const access = await db
      .selectFrom('shop_access')
      .selectAll()
      .where('shop_id', '=', shop.shopId)
      .executeTakeFirst();
    if (!access) throw new ShopifyError({ kind: 'unauthorized' });
    if (access.access_expires_at.getTime() - clock.now().getTime() > RENEWAL_MARGIN_MS) {
      return secrets.open(access.access_token_sealed, {
        shopId: shop.shopId,
        column: 'shop_access.access_token',
      });
    }
    const running = this.#renewals.get(shop.shopId);
    if (running) return running;
    const renewal = this.#renew(shop).finally(() => this.#renewals.delete(shop.shopId));
    this.#renewals.set(shop.shopId, renewal);
    return renewal;
  }

  /** Locks the row during the request: a refresh token works once, and another process may need it too. */
  async #renew(shop: { shopId: number; shopUrl: string }): Promise<string> {
    const { slowDb, clock, secrets, settings } = this.#ctx;
    return slowDb.transaction().execute(async (tx) => {
      const access = await tx
        .selectFrom('shop_access')
        .selectAll()
        .where('shop_id', '=', shop.shopId)
        .forUpdate()
        .executeTakeFirst();
      if (!access) throw new ShopifyError({ kind: 'unauthorized' });
      if (access.access_expires_at.getTime() - clock.now().getTime() > RENEWAL_MARGIN_MS) {
        return secrets.open(access.access_token_sealed, {
          shopId: shop.shopId,
          column: 'shop_access.access_token',
        });
      }
      const refreshToken = secrets.open(access.refresh_token_sealed, {
        shopId: shop.shopId,
        column: 'shop_access.refresh_token',
      });
      const token = await refreshStoreToken(settings.shopify, shop.shopUrl, refreshToken);
      await saveAccess(this.#ctx, tx, shop.shopId, token);
      return token.accessToken;
    });
  }
}

/** Stores a shop's token pair, encrypted. */
export async function saveAccess(ctx: Context, tx: Tx, shopId: number, token: StoreToken): Promise<void> {
  const nowMs = ctx.clock.now().getTime();
  const values = {
    access_token_sealed: ctx.secrets.seal(token.accessToken, { shopId, column: 'shop_access.access_token' }),
    access_expires_at: new Date(nowMs + token.expiresInSeconds * 1000),
    refresh_token_sealed: ctx.secrets.seal(token.refreshToken, {
      shopId,
      column: 'shop_access.refresh_token',
    }),
    refresh_expires_at: new Date(nowMs + token.refreshExpiresInSeconds * 1000),
    scope: token.scope,
  };
  await tx
    .insertInto('shop_access')
    .values({ shop_id: shopId, ...values })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(values))
    .execute();
}
