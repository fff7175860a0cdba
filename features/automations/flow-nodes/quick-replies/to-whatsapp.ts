import type { MessageContent } from '#features/messaging/contract/content/message-content.ts';
import type { Replies } from '../../rules/flow/node-saying.ts';

/** A text with answers below it: up to three are buttons, more a list. */
export function withReplies(body: string, replies: Replies): MessageContent {
  if (replies.length <= 3)
    return { kind: 'buttons', body, buttons: replies.map(({ title, leadsTo }) => ({ id: leadsTo, title })) };
  const rows = replies.slice(0, 10).map(({ title, leadsTo }) => ({ id: leadsTo, title }));
  return { kind: 'list', body, button: '☰', sections: [{ rows }] };
}
