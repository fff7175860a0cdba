/**
 * New conversations a day by WhatsApp's word for it: `TIER_` and a number with optional K, or TIER_UNLIMITED.
 * A bare number counts too, as webhooks send both. Null where nothing is known.
 */
export function parseMessagingLimit(tier: string): number | null {
  if (tier === 'TIER_UNLIMITED') return Number.POSITIVE_INFINITY;
  const read = /^(?:TIER_)?(\d+)(K?)$/.exec(tier);
  return read === null ? null : Number(read[1]) * (read[2] === 'K' ? 1000 : 1);
}

/** The tier as it is stored: webhooks send it as a word, as a number, and as a number in a text. */
export function toTier(limit: string): string {
  return /^\d+$/.test(limit) ? `TIER_${limit}` : limit;
}
