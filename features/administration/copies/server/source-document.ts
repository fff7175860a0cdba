import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { CopyKind } from '#platform/copies/copy-kind.ts';
import type { CopySource } from '#platform/copies/copy-source.ts';
import { inShop } from '#platform/database/in-shop.ts';

/** A campaign, template, segment or tool in its portable form: everything that another store needs, and no ids. */
export interface CopyDocument {
  kind: string;
  version: number;
  source: CopySource;
  content: unknown;
}

/** Returns something of a shop as a portable document, or null if the shop does not have it. */
export function readDocument(
  ctx: Context,
  kind: CopyKind,
  thing: { shopId: number; id: string },
): Promise<CopyDocument | null> {
  // Not read-only: the row of a campaign that a release added is created when it is first read.
  return inShop(ctx.db, thing.shopId, async (tx) => {
    const read: unknown = await kind.read(ctx, tx, thing);
    if (read === null) return null;
    const {
      name,
      shop_url: shopUrl,
      domain,
      storefront_url: storefront,
      currency,
    } = await getShop(tx, thing.shopId);
    const hosts = [shopUrl, hostOf(domain), hostOf(storefront ?? '')].filter((host) => host !== '');
    const source = { storeName: name, hosts: [...new Set(hosts)], currency };
    return { kind: kind.kind, version: kind.version, source, content: kind.content.parse(read) as unknown };
  });
}

/** The host of an address, or of a domain without a protocol. */
function hostOf(address: string): string {
  const whole = address.includes('://') ? address : `https://${address}`;
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/^www\./, '') : '';
}
