import type { Context } from '#platform/context.ts';
import type { Run } from '../catch-up.ts';
import { listStaleCollections } from './catalogue-queries.ts';
import { readMembers } from './read-catalogue-pages.ts';

/** Reads the products of changed collections. Returns false if time ran out before the last one. */
export async function catchUpMembers(ctx: Context, { shop, client, mayGoOn }: Run): Promise<boolean> {
  for (const collectionId of await listStaleCollections(ctx.db, shop.shop_id)) {
    if (!mayGoOn()) return false;
    await readMembers(ctx, client, shop.shop_id, collectionId);
  }
  return true;
}
