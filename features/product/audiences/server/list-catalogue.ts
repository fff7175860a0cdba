import { sql } from 'kysely';
import { listCollections, searchProducts } from '#features/foundations/store-data/server/catalogue-api.ts';
import type { Tx } from '#platform/database/database.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import type { getCollections, getProducts, getProductTags } from '../contract/audience-calls.ts';

/** The maximum without a search. Further products are found by searching. */
const MOST_LISTED = 25_000;
const MOST_TAGS = 100;

/** Returns the products of a shop: all by title, or one page if a search or page is requested. */
export async function listProducts(
  tx: Tx,
  shopId: number,
  { search, page }: QueryOf<typeof getProducts>,
): Promise<ResponseOf<typeof getProducts>> {
  if (search === undefined && page === undefined)
    return { data: await listAllProducts(tx, shopId), nextPage: null };
  const number = Number(page ?? '1');
  const { products, hasMore } = await searchProducts(tx, shopId, { text: search ?? '', page: number });
  return {
    data: products.map(({ productId, title, imageUrl }) => ({ productId, title, image: imageUrl })),
    nextPage: hasMore ? number + 1 : null,
  };
}

async function listAllProducts(tx: Tx, shopId: number) {
  const rows = await tx
    .selectFrom('products')
    .select(['product_id', 'title', 'image_url'])
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .orderBy('title_key')
    .orderBy('product_id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({ productId: row.product_id, title: row.title, image: row.image_url }));
}

/** Returns the collections of a shop whose title contains the typed text, by title. */
export async function listAudienceCollections(
  tx: Tx,
  shopId: number,
  { search = '' }: QueryOf<typeof getCollections>,
): Promise<ResponseOf<typeof getCollections>> {
  const typed = search.trim().toLowerCase();
  const collections = await listCollections(tx, shopId);
  return {
    data: collections
      .filter(({ title }) => title.toLowerCase().includes(typed))
      .map(({ collectionId, title, imageUrl }) => ({
        collectionsId: collectionId,
        collectionName: title,
        image: imageUrl,
      })),
  };
}

/** Returns the tags of a shop's products that begin with the typed text, most used first. */
export async function listProductTags(
  tx: Tx,
  shopId: number,
  { search = '' }: QueryOf<typeof getProductTags>,
): Promise<ResponseOf<typeof getProductTags>> {
  const { rows } = await sql<{ tag: string; products: number }>`
    select min(tag) as tag, count(*)::int as products from products p, unnest(p.tags) as tag
    where p.shop_id = ${shopId} and p.deleted_at is null and starts_with(lower(tag), lower(${search.trim()}))
    group by lower(tag) order by count(*) desc, lower(tag) limit ${MOST_TAGS}`.execute(tx);
  return { data: rows };
}
