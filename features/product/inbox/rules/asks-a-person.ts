/** A message of a person, and what happened with it in its transaction. */
export interface ReceivedFacts {
  kind: string;
  text: string | null;
  /** They tapped a button or a quick reply. */
  isTap: boolean;
  /** Another app has the conversation and answers. */
  isStandby: boolean;
  /** Whether it was about consent and nothing else, or answered a campaign's question. */
  taken: 'consent' | 'answer' | null;
  /** Whether a message to the person was queued because of it. */
  isAnswered: boolean;
  /** Whether it changed the person's consent, for example the text of a sign-up link. */
  changedConsent: boolean;
}

/** They change, report or comment something else. */
const NO_MESSAGES = new Set(['edit', 'revoke', 'system', 'reaction', 'unsupported']);

/**
 * Whether somebody of the team has to read a message and answer it. A text is a question even if a campaign answers it
 * as well: only a person knows whether that was the right answer. A tap is one only if nothing answers it.
 */
export function asksAPerson(facts: ReceivedFacts): boolean {
  const { kind, isTap, isStandby, taken, isAnswered, changedConsent } = facts;
  if (isStandby || taken !== null || changedConsent || NO_MESSAGES.has(kind)) return false;
  if (isTap) return !isAnswered;
  return !isBlank(facts);
}

/** A text without a letter, such as an accidental space. Messages without a text are files, places and contacts. */
function isBlank({ kind, text }: ReceivedFacts): boolean {
  return kind === 'text' && (text === null || text.trim() === '');
}
