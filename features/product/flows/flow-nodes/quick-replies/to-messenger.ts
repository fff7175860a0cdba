import type { Replies } from '../../rules/flow/node-saying.ts';

/** Returns a flow's quick replies in the form that a Messenger message contains. */
export function toQuickReplies(replies: Replies) {
  return replies.map(({ title, leadsTo }) => ({ title, payload: leadsTo }));
}
