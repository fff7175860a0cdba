import type { Tx } from '#platform/database/database.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import { ITEMS_A_PAGE, MOST_LISTED, type getItems } from '../contract/recommendation-calls.ts';
import { listItems } from './product-queries.ts';

type Query = QueryOf<typeof getItems>;

/** Returns what a merchant can pick: everything, or one page if a search or page is requested. */
export async function listPage(tx: Tx, shopId: number, query: Query): Promise<ResponseOf<typeof getItems>> {
  const { search = '', page = '1' } = query;
  const onlyProducts = query.onlyProducts === 'true';
  const number = Number(page);
  const isPaged = query.search !== undefined || query.page !== undefined;
  const most = isPaged ? ITEMS_A_PAGE : MOST_LISTED;
  const offset = isPaged ? (number - 1) * ITEMS_A_PAGE : 0;
  const items = await listItems(tx, { shopId, search, onlyProducts, limit: most + 1, offset });
  return { data: items.slice(0, most), nextPage: isPaged && items.length > most ? number + 1 : null };
}
