/**
 * Returns the number of new conversations a day from WhatsApp's text: `TIER_` and a number with optional K, or
 * TIER_UNLIMITED. A bare number is accepted too, because webhooks send both. Null if it is unknown.
 */
export function parseMessagingLimit(tier: string): number | null {
  if (tier === 'TIER_UNLIMITED') return Number.POSITIVE_INFINITY;
  const read = /^(?:TIER_)?(\d+)(K?)$/.exec(tier);
  return read === null ? null : Number(read[1]) * (read[2] === 'K' ? 1000 : 1);
}

/** Returns the tier in its stored form. Webhooks send it as text, as a number, and as a number in text. */
export function toTier(limit: string): string {
  return /^\d+$/.test(limit) ? `TIER_${limit}` : limit;
}
