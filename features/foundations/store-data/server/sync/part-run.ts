import type { AdminClient } from '#partners/shopify/admin-client.ts';
import type { Shop } from '../store-queries.ts';
import type { Sync } from './sync-queries.ts';

/** One part of one store that is being fetched. */
export interface PartRun {
  sync: Sync;
  shop: Shop;
  client: AdminClient;
  /** False once it takes too long, or the worker stops. */
  mayGoOn: () => boolean;
}

/** The result of a step: continue now, wait until a moment, or continue in a later run. */
export type StepEnd = 'next' | 'later' | { waitMs: number };
