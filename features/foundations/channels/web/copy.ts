import { formatCount } from '#platform/ui-kit/format/count.ts';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { WhatsAppSender } from '../contract/channel-calls.ts';
import { parseMessagingLimit } from '../contract/messaging-limit.ts';
import { QUALITY_RATINGS } from '../rules/quality-rating.ts';

// Document 1, sections 4 and 8.
export const CONNECT_PAGE = 'Connect Page';
export const CHANGE_PAGE = 'Change Page';
export const SETTING_UP = 'Setting things up for you!';
export const APP_READY = 'App is ready!';
export const APP_NOT_INITIATED = 'App could not be initiated';
export const PAGE_TAKEN = 'Page already connected with other store';
export const PAGE_DISCONNECTED = 'FB Page Disconnected';

export const RE_AUTHORIZATION = 'Facebook App Re-authorization';
export const REFRESH_FAILED = 'Failed to refresh connection – Please retry opening this page';
export const LOGIN_TO_CONTINUE = 'Login to continue';
export const REFRESHED = 'Successfully Refreshed – You can close this window now';

interface QualityWords {
  word: string;
  tone: StatusTone;
  advice: string;
}

export const QUALITY_LABELS: Record<WhatsAppSender['qualityColor'], QualityWords> = {
  GREEN: { word: QUALITY_RATINGS.GREEN, tone: 'good', advice: 'Shoppers respond well to your messages.' },
  YELLOW: {
    word: QUALITY_RATINGS.YELLOW,
    tone: 'care',
    advice: 'Some shoppers blocked your number. Send less for a few days.',
  },
  RED: {
    word: QUALITY_RATINGS.RED,
    tone: 'bad',
    advice: 'Many shoppers blocked your number. Send less until this is high again.',
  },
  UNKNOWN: {
    word: QUALITY_RATINGS.UNKNOWN,
    tone: 'plain',
    advice: 'WhatsApp rates a number after its first messages.',
  },
};

/** Describes the state of a number as a badge. Each fact has one colour: a number that shoppers block is not well. */
export function describeConnectionState(
  sender: Pick<WhatsAppSender, 'stoppedReason' | 'qualityColor'> | null,
): {
  tone: StatusTone;
  word: string;
} {
  if (sender === null) return { tone: 'care', word: 'Not connected' };
  if (sender.stoppedReason !== null) return { tone: 'bad', word: 'Stopped' };
  const { tone, word } = QUALITY_LABELS[sender.qualityColor];
  if (tone === 'good' || tone === 'plain') return { tone: 'good', word: 'Connected' };
  return { tone, word: `Connected, quality ${word.toLowerCase()}` };
}

/** Describes WhatsApp's tier: TIER_1K is "1,000 new conversations a day". */
export function describeLimit(tier: string): string {
  const limit = parseMessagingLimit(tier);
  if (limit === null) return 'Not known yet';
  return Number.isFinite(limit) ? `${formatCount(limit)} new conversations a day` : 'No limit';
}

/** Describes what the limit means for a shop, or null. */
export function limitAdvice(tier: string): string | null {
  const limit = parseMessagingLimit(tier);
  if (limit === null || !Number.isFinite(limit)) return null;
  return 'Answers to shoppers who wrote to you do not count. WhatsApp raises the limit automatically while the quality is good.';
}

const NAME_NOTES: Record<string, string> = {
  PENDING_REVIEW: 'WhatsApp is still reviewing this name.',
  DECLINED: 'WhatsApp declined this name. Change it in WhatsApp Manager.',
  EXPIRED: 'The approval of this name has run out. Register the number again in WhatsApp Manager.',
};

/** Describes a visible name that WhatsApp has not approved, or null. */
export function describeName(nameStatus: string | null): string | null {
  return NAME_NOTES[nameStatus ?? ''] ?? null;
}
