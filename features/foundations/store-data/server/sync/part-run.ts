import type { AdminClient } from '#partners/shopify/admin-client.ts';
import type { Shop } from '../store-queries.ts';
import type { Sync } from './sync-queries.ts';

/** One part of one store that is being fetched. */
export interface PartRun {
  sync: Sync;
  shop: Shop;
  client: AdminClient;
  /** False once it takes too long, or the worker is to end. */
  mayGoOn: () => boolean;
}

/** What a step came to: on with the next one, not before a moment, or not within this run. */
export type StepEnd = 'next' | 'later' | { waitMs: number };
