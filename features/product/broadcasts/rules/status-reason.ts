import { describeRule, describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { texts } from '../texts/all.ts';

/** A reason why a broadcast is paused, waits, or ended without being sent. */
export type StatusReason = keyof typeof texts.statusReasons;

/** The reasons why all of a running broadcast's messages wait, although nobody paused it. */
const WAIT_REASONS: ReadonlySet<string> = new Set<StatusReason>([
  'planLapsed',
  'planLimit',
  'allPaused',
  'senderStopped',
  'dayLimit',
  'quietHours',
  'frequencyCap',
  'talking',
  'localTime',
  'retries',
  'firstGroup',
  'testWatched',
  'testUndecided',
]);

export function isWaitReason(reason: string | null): boolean {
  return reason !== null && WAIT_REASONS.has(reason);
}

const paused = () => describeRule('paused').short;

/** The reason of a person whose message waits for the broadcast, for lists. */
const LABELS: Partial<Record<StatusReason, () => string>> = {
  merchant: paused,
  canaryFailed: paused,
  canaryOptOuts: paused,
  templateStopped: paused,
  restored: paused,
  planLapsed: () => describeRule('chargeNotActive').short,
  planLimit: () => describeRule('planLimit').short,
  senderStopped: () => texts.waitLabels.senderStopped,
  dayLimit: () => describeRule('dailyReach').short,
  localTime: () => describeSkipReason('dueLater').short,
  firstGroup: () => texts.waitLabels.firstGroup,
  testWatched: () => texts.waitLabels.testWatched,
  testUndecided: () => texts.waitLabels.testUndecided,
};

/**
 * Returns why a person waits whose message is not written yet, in a few words. Null if the broadcast goes on, or for a
 * reason of other people, such as quiet hours.
 */
export function waitLabel(reason: string | null): string | null {
  return reason !== null && Object.hasOwn(LABELS, reason)
    ? (LABELS[reason as StatusReason]?.() ?? null)
    : null;
}

/** Returns the sentence of a reason. Null for none or an unknown one. */
export function reasonSentence(reason: string | null): string | null {
  const sentences: Readonly<Record<string, string>> = texts.statusReasons;
  return reason !== null && Object.hasOwn(sentences, reason) ? (sentences[reason] ?? null) : null;
}
