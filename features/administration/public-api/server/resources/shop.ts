import { getShop as findShop } from '#features/foundations/store-data/server/index.ts';
import { getShop } from '../../contract/resources/shop.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';

export function bindShop(binder: EndpointBinder): void {
  binder.read(getShop, async (tx, { key, shopId }) => {
    const shop = await findShop(tx, shopId);
    return {
      shop: { domain: shop.shop_url, currency: shop.currency, timeZone: shop.time_zone },
      key: {
        name: key.name,
        scopes: [...key.scopes],
        revision: key.revision,
        expiresAt: key.expiresAt?.toISOString() ?? null,
      },
    };
  });
}
