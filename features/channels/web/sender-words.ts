import { formatCount } from '#platform/ui-kit/format/count.ts';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { WhatsAppSender } from '../contract/channel-calls.ts';

interface QualityWords {
  word: string;
  tone: StatusTone;
  advice: string;
}

export const QUALITY_WORDS: Record<WhatsAppSender['qualityColor'], QualityWords> = {
  GREEN: { word: 'High', tone: 'good', advice: 'Shoppers welcome your messages.' },
  YELLOW: {
    word: 'Medium',
    tone: 'care',
    advice: 'Some shoppers blocked your number. Send less for a few days.',
  },
  RED: {
    word: 'Low',
    tone: 'bad',
    advice: 'Many shoppers blocked your number. Send less until this is high again.',
  },
  UNKNOWN: {
    word: 'Not known yet',
    tone: 'plain',
    advice: 'WhatsApp rates a number after its first messages.',
  },
};

/** WhatsApp's tier in words: TIER_1K is 'Up to 1,000 new conversations a day'. */
export function limitInWords(tier: string): string {
  if (tier === 'TIER_UNLIMITED') return 'No limit';
  const read = /^TIER_(\d+)(K?)$/.exec(tier);
  if (read === null) return 'Not known yet';
  return `${formatCount(Number(read[1]) * (read[2] === 'K' ? 1000 : 1))} new conversations a day`;
}
