import { windowEndMs, type LastWrote } from '#features/foundations/subscribers/contract/reply-window.ts';

/** What decides whether a program may answer a person. */
export interface AnswerFacts extends LastWrote {
  /** When they opted out of all messages; null if they did not. */
  stoppedAllAt: Date | null;
  /** When they last wrote something that asks for an answer. A word such as STOP does not. */
  lastQuestionAt: Date | null;
}

export type MayAnswer = { until: Date } | { refused: 'PERSON_SILENT' | 'PERSON_STOPPED' };

/**
 * Decides until when a program may send a free text, or why it may not. Messenger's seven days are for people only. A
 * program cannot tell an opt-out from a question, so after an opt-out the person's newest message must be a question. A
 * repeated opt-out changes nothing in the consent record, but it is newer than the question before it.
 */
export function mayProgramAnswer(facts: AnswerFacts, now: Date): MayAnswer {
  const endMs = windowEndMs(facts);
  if (endMs <= now.getTime()) return { refused: 'PERSON_SILENT' };
  return facts.stoppedAllAt === null || hasAskedSince(facts.stoppedAllAt, facts)
    ? { until: new Date(endMs) }
    : { refused: 'PERSON_STOPPED' };
}

function hasAskedSince(stoppedAllAt: Date, { lastQuestionAt, lastInboundAt }: AnswerFacts): boolean {
  if (lastQuestionAt === null || lastQuestionAt <= stoppedAllAt) return false;
  return lastInboundAt === null || lastQuestionAt >= lastInboundAt;
}
