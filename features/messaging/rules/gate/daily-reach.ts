/** The part of a day's reach that marketing leaves for receipts and answers. */
const KEPT_FOR_TRANSACTIONAL = 0.1;

/**
 * How many more people a message of this purpose may reach outside their window today. `limit` is the provider's
 * (people in 24 hours, null where it is not known or there is none), `used` what is taken of it.
 */
export function reachCapacity(
  purpose: 'marketing' | 'utility' | 'service',
  limit: number | null,
  used: number,
): number {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const kept = purpose === 'marketing' ? Math.ceil(limit * KEPT_FOR_TRANSACTIONAL) : 0;
  return Math.max(0, limit - kept - used);
}
