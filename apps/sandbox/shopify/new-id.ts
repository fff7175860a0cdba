import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** A new id of this store, below 2^53 and unlike those of its neighbours. */
export function nextId(store: Store): number {
  store.lastId += 1;
  return store.id * 10_000_000 + store.lastId;
}

/** An unguessable token as Shopify's carts and checkouts have. */
export function newToken(): string {
  return randomBytes(16).toString('hex');
}
