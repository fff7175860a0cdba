import type { FulfilmentFacts } from '../contract/store-facts.ts';

/** Shipments that never left, or failed. */
const GONE = ['cancelled', 'error', 'failure'];

/**
 * When an order arrived, or null if it has not: all of it was sent (the store says `fulfilled`), and each shipment that
 * counts has arrived. A shipment without a carrier's status never arrives.
 */
export function whenDelivered(
  fulfilmentStatus: string | null,
  fulfilments: readonly Pick<FulfilmentFacts, 'status' | 'deliveredAt'>[],
): Date | null {
  if (fulfilmentStatus !== 'fulfilled') return null;
  const parcels = fulfilments.filter(({ status }) => !GONE.includes(status ?? ''));
  const moments = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  if (parcels.length === 0 || moments.length < parcels.length) return null;
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}
