import { answerId } from '#features/engine/messaging/contract/answer-id.ts';
import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { Replies } from '../../rules/flow/node-saying.ts';

/** Returns a text with answers below it: up to three as buttons, more as a list. */
export function withReplies(body: string, replies: Replies): MessageContent {
  const answers = replies.slice(0, 10).map(({ title, leadsTo }, at) => {
    const before = replies.slice(0, at).filter((one) => one.leadsTo === leadsTo).length;
    return { id: answerId(leadsTo, before), title };
  });
  if (answers.length <= 3) return { kind: 'buttons', body, buttons: answers };
  return { kind: 'list', body, button: '☰', sections: [{ rows: answers }] };
}

/** Returns answers below content that cannot have any on WhatsApp. They need a text of their own in every language. */
export function repliesAlone(replies: Replies): MessageContent[] {
  return replies.length === 0 ? [] : [withReplies('👇', replies)];
}
