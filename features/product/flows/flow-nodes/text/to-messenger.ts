import { textLimit } from '../../rules/editor/flow-limits.ts';
import { fillWithin } from '../../rules/flow/fill-within.ts';
import { toMessengerButton } from '../../rules/flow/messenger-button.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { toQuickReplies } from '../quick-replies/to-messenger.ts';

export const renderTextForMessenger: SayNode<'text'> = (node, replies, { values }) => {
  const text = plain(fillWithin(node, values, textLimit('FB', node.buttons, replies.length)));
  // A text needs words. Buttons and answers cannot be sent without one.
  if (text === '') return node.buttons.length + replies.length > 0 ? { missing: 'valueMissing' } : [];
  const quickReplies = toQuickReplies(replies);
  const buttons = node.buttons.map(toMessengerButton);
  return buttons.length === 0
    ? [{ kind: 'messengerText', text, quickReplies }]
    : [{ kind: 'messengerButtons', text, buttons, quickReplies }];
};

/** Messenger would show WhatsApp's asterisks for bold text. */
function plain(text: string): string {
  return text.replaceAll(/\*([^*\n]+)\*/g, '$1');
}
