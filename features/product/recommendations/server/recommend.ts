import type { Tx } from '#platform/database/database.ts';
import type { Method, RecommendedProduct, SpecialType } from '../contract/recommendation.ts';
import { followRules, type RuleFacts } from '../rules/follow-rules.ts';
import { pickProducts } from '../rules/pick-products.ts';
import { rankAutomatic } from '../rules/rank-automatic.ts';
import { findSellers, findTogether } from './automatic-queries.ts';
import { findMembers, findMemberships, findSold, findTitles } from './product-queries.ts';
import { loadRules } from './rule-queries.ts';

export interface RecommendationQuestion {
  shopId: number;
  specialType: SpecialType;
  method: Method;
  /** The products of the order. */
  orderedProductIds: readonly string[];
  /** The products that the shopper bought before. See `findBoughtProducts`. */
  boughtProductIds: readonly string[];
  limit: number;
}

interface Asked {
  shopId: number;
  specialType: SpecialType;
  ordered: readonly string[];
  bought: readonly string[];
  had: readonly string[];
  limit: number;
}

/** A wholesaler's order is judged by its first products. */
const MOST_ORDERED = 50;
/** The maximum number of a collection's products that are read for a rule. */
const MOST_MEMBERS = 30;

/**
 * Returns what to recommend after an order, best first, each with its reason; empty if there is nothing. Never what the
 * shopper has, and only products on sale. Only reads.
 */
export async function recommend(tx: Tx, question: RecommendationQuestion): Promise<RecommendedProduct[]> {
  const { shopId, specialType, method, boughtProductIds: bought, limit } = question;
  const had = [...new Set([...question.orderedProductIds, ...bought])];
  const ordered = [...new Set(question.orderedProductIds)].slice(0, MOST_ORDERED);
  if (ordered.length === 0 || limit < 1) return [];
  const asked = { shopId, specialType, ordered, bought, had, limit };
  return method === 'automatic' ? recommendAutomatic(tx, asked) : recommendByRules(tx, asked);
}

async function recommendAutomatic(tx: Tx, asked: Asked): Promise<RecommendedProduct[]> {
  const { had, limit } = asked;
  const together = await findTogether(tx, asked);
  const known = new Set(together.map(({ productId }) => productId)).size;
  // Some of them may already be in the list of products bought together.
  const sellers = known >= limit ? [] : await findSellers(tx, asked, limit + known);
  const rows = [...together, ...sellers];
  const titles = new Map(
    rows.flatMap((row) => (row.becauseTitle === null ? [] : [[row.becauseId, row.becauseTitle] as const])),
  );
  const sold = new Map(rows.map((row) => [row.productId, productOf(row)]));
  const ordersCounted = together[0]?.ordersCounted ?? 0;
  const candidates = rankAutomatic({ together, sellers, ordersCounted, titles });
  return pickProducts({ candidates, sold, had, limit });
}

function productOf({
  productId,
  title,
  handle,
  imageUrl,
  priceMinor,
}: Awaited<ReturnType<typeof findTogether | typeof findSellers>>[number]) {
  return { productId, title, handle, imageUrl, priceMinor };
}

async function recommendByRules(tx: Tx, asked: Asked): Promise<RecommendedProduct[]> {
  const { shopId, specialType, ordered, bought, had, limit } = asked;
  const rules = await loadRules(tx, shopId, specialType);
  if (rules.length === 0) return [];
  const collectionIds = collectionsIn(rules);
  const candidates = followRules({
    rules,
    ordered,
    bought,
    collectionsOf: await findMemberships(tx, shopId, { productIds: had, collectionIds }),
    membersOf: await findMembers(tx, shopId, { collectionIds, except: had, most: MOST_MEMBERS }),
    titles: await findTitles(tx, shopId, ordered),
  });
  const sold = await findSold(
    tx,
    shopId,
    candidates.map(({ productId }) => productId),
  );
  return pickProducts({ candidates, sold, had, limit });
}

function collectionsIn(rules: readonly RuleFacts[]): string[] {
  const items = rules.flatMap(({ bought, recommended, bundle }) => [...bought, ...recommended, ...bundle]);
  return [...new Set(items.filter(({ isCollection }) => isCollection).map(({ id }) => id))];
}
