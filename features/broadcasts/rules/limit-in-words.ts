/** The day's limit in words, from the tier as WhatsApp writes it: `TIER_` and a number, K for a thousand. */
export function limitInWords(tier: string): string {
  if (tier === 'TIER_UNLIMITED') return 'It may write to as many people a day as you like.';
  const read = /^TIER_(\d+)(K?)$/.exec(tier);
  if (!read) return 'How many people it may write to in a day is not known yet.';
  const people = Number(read[1]) * (read[2] === 'K' ? 1000 : 1);
  return `It may begin to write to ${people.toLocaleString('en')} people in 24 hours.`;
}
