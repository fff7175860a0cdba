import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** Returns a new id of this store, below 2^53 and unlike its neighbours. */
export function nextId(store: Store): number {
  store.lastId += 1;
  return store.id * 10_000_000 + store.lastId;
}

/** Returns an unguessable token, such as carts and checkouts have at Shopify. */
export function newToken(): string {
  return randomBytes(16).toString('hex');
}
