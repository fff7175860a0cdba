import { fill } from '#platform/language/reader.ts';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { WhatsAppSender } from '../../contract/channel-calls.ts';
import { parseMessagingLimit } from '../../contract/messaging-limit.ts';
import { texts } from '../../texts/en.ts';

export const QUALITY_TONES: Record<WhatsAppSender['qualityColor'], StatusTone> = {
  GREEN: 'good',
  YELLOW: 'care',
  RED: 'bad',
  UNKNOWN: 'plain',
};

/** Describes the state of a number as a badge. Each fact has one colour: a number that shoppers block is not well. */
export function describeConnectionState(
  sender: Pick<WhatsAppSender, 'stoppedReason' | 'qualityColor'> | null,
): {
  tone: StatusTone;
  word: string;
} {
  if (sender === null) return { tone: 'care', word: texts.connection.none };
  if (sender.stoppedReason !== null) return { tone: 'bad', word: texts.connection.stopped };
  const tone = QUALITY_TONES[sender.qualityColor];
  return { tone: tone === 'plain' ? 'good' : tone, word: texts.connection[sender.qualityColor] };
}

/** Describes WhatsApp's tier: TIER_1K is "1,000 new conversations a day". */
export function describeLimit(tier: string): string {
  const limit = parseMessagingLimit(tier);
  if (limit === null) return texts.limit.unknown;
  return Number.isFinite(limit) ? fill(texts.limit.daily, { count: limit }) : texts.limit.none;
}

/** Describes what the limit means for a shop, or null. */
export function limitAdvice(tier: string): string | null {
  const limit = parseMessagingLimit(tier);
  return limit === null || !Number.isFinite(limit) ? null : texts.limit.advice;
}

const NAME_NOTES: Readonly<Record<string, string>> = texts.nameNotes;

/** Describes a visible name that WhatsApp has not approved, or null. */
export function describeName(nameStatus: string | null): string | null {
  return NAME_NOTES[nameStatus ?? ''] ?? null;
}
