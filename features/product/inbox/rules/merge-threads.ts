/** The fields of a thread that a merge of two people has to settle. */
export interface MergedThread {
  state: 'waiting' | 'answered' | 'snoozed' | 'done';
  waiting_since: Date | null;
  snoozed_until: Date | null;
  last_question_at: Date | null;
  last_message_at: Date;
  excerpt: string | null;
  last_kind: string;
  last_from: 'person' | 'team';
  assignee_id: string | null;
}

/** The order of urgency: the merged thread has the state that asks for the most. */
const URGENCY = ['waiting', 'snoozed', 'answered', 'done'] as const;

/**
 * Returns the thread of two rows that turn out to be one person. Nobody stops waiting through a merge, and the person
 * has waited since the first of both questions.
 */
export function mergeThreads(one: MergedThread, other: MergedThread): MergedThread {
  const [first, second] =
    URGENCY.indexOf(one.state) <= URGENCY.indexOf(other.state) ? [one, other] : [other, one];
  const last = one.last_message_at >= other.last_message_at ? one : other;
  const { last_message_at, excerpt, last_kind, last_from } = last;
  return {
    state: first.state,
    waiting_since:
      first.state === 'waiting' ? earlier(one.waiting_since, other.waiting_since) : first.waiting_since,
    snoozed_until: first.snoozed_until,
    last_question_at: later(one.last_question_at, other.last_question_at),
    last_message_at,
    excerpt,
    last_kind,
    last_from,
    assignee_id: first.assignee_id ?? second.assignee_id,
  };
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one <= other ? one : other;
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one >= other ? one : other;
}
