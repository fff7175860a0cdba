import type { Replies } from '../../rules/flow/node-saying.ts';

/** Returns answers in the form of Messenger's messages. */
export function toQuickReplies(replies: Replies) {
  return replies.map(({ title, leadsTo }) => ({ title, payload: leadsTo }));
}
