import type { FulfilmentFacts } from '../contract/store-facts.ts';

/** Parcels that never went out, or came to nothing. */
const GONE = ['cancelled', 'error', 'failure'];

/**
 * When an order arrived, or null while it did not: all of it was sent (the store says `fulfilled`), and each parcel
 * that counts arrived. A parcel whose carrier says nothing never does.
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
