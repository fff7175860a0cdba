import { createHash } from 'node:crypto';

interface HoldOut {
  shopId: number;
  type: string;
  subscriberId: string;
  percent: number;
}

/**
 * Whether a person is in the share that a campaign does not write to; always the same answer, separately for each
 * campaign.
 */
export function isHeldOut({ shopId, type, subscriberId, percent }: HoldOut): boolean {
  if (percent === 0) return false;
  const hash = createHash('sha256').update(`${shopId}:${type}:${subscriberId}`).digest();
  return hash.readUInt32BE(0) % 100 < percent;
}
