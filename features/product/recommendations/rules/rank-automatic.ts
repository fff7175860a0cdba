import { namer, type Candidate, type Named } from './candidate.ts';

/** How far back orders are counted. */
export const COUNTED_DAYS = 180;
/** Fewer orders with both products may be chance. */
export const LEAST_CO_ORDERS = 3;

/** A product that was ordered together with one of the order at hand. */
export interface Together {
  productId: string;
  becauseId: string;
  /** Orders with both. */
  orders: number;
  /** Orders with each, of all that were counted. */
  productOrders: number;
  becauseOrders: number;
}

/** A product that sells well in a collection which one of the order at hand is in. */
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

/** What goes with an order, best first: by lift what is bought together, then the best sellers of its collections. */
export function rankAutomatic(facts: AutomaticFacts): Candidate[] {
  return [...rankTogether(facts), ...rankSellers(facts)];
}

/** How many times as often two products are ordered together as they would be by chance. */
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

/** The narrowest collection says most of what a product is; nearly every store has one with everything in it. */
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
