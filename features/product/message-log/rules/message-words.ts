import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import { plainName } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import { fill } from '#platform/language/reader.ts';
import type { MessageState } from '../contract/message-row.ts';
import { texts } from '../texts/all.ts';

type Tone = 'good' | 'care' | 'bad' | 'plain';

const TONES: Record<MessageState, Tone> = {
  queued: 'plain',
  waiting: 'care',
  sending: 'plain',
  uncertain: 'care',
  sent: 'good',
  delivered: 'good',
  read: 'good',
  skipped: 'care',
  failed: 'bad',
};

/** Returns the label of a state, and whether the state is good. */
export function describeState(state: MessageState): { word: string; tone: Tone } {
  return { word: texts.states[state], tone: TONES[state] };
}

/** The reasons that a list can be narrowed to. */
export const FILTER_REASONS: readonly string[] = [...GATE_RULES, 'discountCode'];

/** Returns the names of everything that messages come from, by type. */
export function sourceLabels(): Record<string, string> {
  return { ...CAMPAIGN_NAMES, ...texts.sources };
}

/** Describes a message's source, with its name if it has one: Broadcast “Spring sale”. */
export function describeSource(sourceType: string, name: string | null = null): string {
  const source = sourceLabels()[sourceType] ?? plainName(sourceType);
  return name === null ? source : fill(texts.sourceNames.named, { source, name });
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
  return isTest ? fill(texts.sourceNames.test, { source }) : source;
}
