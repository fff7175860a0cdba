import { namer, type Candidate, type Named } from './candidate.ts';

/** The period of counted orders in days. */
export const COUNTED_DAYS = 180;
/** Fewer orders with both products may be chance. */
export const LEAST_CO_ORDERS = 3;

/** A product that was ordered together with a product of the order. */
export interface Together {
  productId: string;
  becauseId: string;
  /** The number of orders with both. */
  orders: number;
  /** The number of counted orders with each. */
  productOrders: number;
  becauseOrders: number;
}

/** A best seller of a collection that contains a product of the order. */
export interface Seller {
  productId: string;
  becauseId: string;
  collection: Named;
  collectionSize: number;
  orders: number;
}

export interface AutomaticFacts {
  together: readonly Together[];
  sellers: readonly Seller[];
  ordersCounted: number;
  titles: ReadonlyMap<string, string>;
}

/**
 * Returns what goes with an order, best first: products bought together by lift, then best sellers of its collections.
 */
export function rankAutomatic(facts: AutomaticFacts): Candidate[] {
  return [...rankTogether(facts), ...rankSellers(facts)];
}

/** Returns how many times more often than by chance two products are ordered together. */
export function liftOf(
  { orders, productOrders, becauseOrders }: Omit<Together, 'productId' | 'becauseId'>,
  ordersCounted: number,
): number {
  if (productOrders === 0 || becauseOrders === 0) return 0;
  return (orders * ordersCounted) / (productOrders * becauseOrders);
}

function rankTogether({ together, ordersCounted, titles }: AutomaticFacts): Candidate[] {
  const nameOf = namer(titles);
  return together
    .filter(({ orders }) => orders >= LEAST_CO_ORDERS)
    .map((pair) => ({ ...pair, lift: liftOf(pair, ordersCounted) }))
    .toSorted((a, b) => b.lift - a.lift || b.orders - a.orders || compare(a.productId, b.productId))
    .map(({ productId, becauseId, orders, lift }) => ({
      productId,
      place: null,
      reason: {
        kind: 'boughtTogether',
        because: nameOf(becauseId),
        orders,
        lift: Math.round(lift * 10) / 10,
        days: COUNTED_DAYS,
      },
    }));
}

/** The narrowest collection describes a product best. Nearly every store has a collection with everything. */
function rankSellers({ sellers, titles }: AutomaticFacts): Candidate[] {
  const nameOf = namer(titles);
  return sellers
    .filter(({ orders }) => orders > 0)
    .toSorted(
      (a, b) =>
        a.collectionSize - b.collectionSize || b.orders - a.orders || compare(a.productId, b.productId),
    )
    .map(({ productId, becauseId, collection, orders }) => ({
      productId,
      place: null,
      reason: { kind: 'bestSeller', because: nameOf(becauseId), collection, orders, days: COUNTED_DAYS },
    }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
