import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import { plainName } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import type { MessageState } from '../contract/message-row.ts';

/** The label of each state, and whether it is good. */
export const STATE_LABELS: Record<MessageState, { word: string; tone: 'good' | 'care' | 'bad' | 'plain' }> = {
  queued: { word: 'Next to go', tone: 'plain' },
  waiting: { word: 'Waiting', tone: 'care' },
  sending: { word: 'Being sent', tone: 'plain' },
  uncertain: { word: 'No answer yet', tone: 'care' },
  sent: { word: 'Sent', tone: 'good' },
  delivered: { word: 'Delivered', tone: 'good' },
  read: { word: 'Read', tone: 'good' },
  skipped: { word: 'Not sent', tone: 'care' },
  failed: { word: 'Failed', tone: 'bad' },
};

/** The reasons that a list can be narrowed to. */
export const FILTER_REASONS: readonly string[] = [...GATE_RULES, 'discountCode'];

export const SOURCE_LABELS: Record<string, string> = {
  ...CAMPAIGN_NAMES,
  upsell: 'Upsell',
  broadcast: 'Broadcast',
  direct: 'Your message',
  stopConfirmation: 'Unsubscribe confirmation',
  stopQuestion: 'Did they want to unsubscribe?',
};

/** Describes a message's source, with its name if it has one: Broadcast “Spring sale”. */
export function describeSource(sourceType: string, name: string | null = null): string {
  const words = SOURCE_LABELS[sourceType] ?? plainName(sourceType);
  return name === null ? words : `${words} “${name}”`;
}

/** Describes a message's source, and whether it is a test. */
export function describeOrigin({
  sourceType,
  sourceName,
  isTest,
}: {
  sourceType: string;
  sourceName: string | null;
  isTest: boolean;
}): string {
  const source = describeSource(sourceType, sourceName);
  return isTest ? `Test of ${source}` : source;
}
