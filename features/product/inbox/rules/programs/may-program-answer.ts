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
 * program cannot tell an opt-out from a question, so after an opt-out it waits for the next question.
 */
export function mayProgramAnswer(facts: AnswerFacts, now: Date): MayAnswer {
  const endMs = windowEndMs(facts);
  if (endMs <= now.getTime()) return { refused: 'PERSON_SILENT' };
  const { stoppedAllAt, lastQuestionAt } = facts;
  const hasAskedSince = stoppedAllAt === null || (lastQuestionAt !== null && lastQuestionAt > stoppedAllAt);
  return hasAskedSince ? { until: new Date(endMs) } : { refused: 'PERSON_STOPPED' };
}
