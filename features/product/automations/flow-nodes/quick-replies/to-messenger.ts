import type { Replies } from '../../rules/flow/node-saying.ts';

/** Answers as any of Messenger's messages carries them. */
export function toQuickReplies(replies: Replies) {
  return replies.map(({ title, leadsTo }) => ({ title, payload: leadsTo }));
}
