import { textLimit } from '../../rules/editor/flow-limits.ts';
import { fillWithin } from '../../rules/flow/fill-within.ts';
import { toMessengerButton } from '../../rules/flow/messenger-button.ts';
import type { SayNode } from '../../rules/flow/node-saying.ts';
import { toQuickReplies } from '../quick-replies/to-messenger.ts';

export const renderTextForMessenger: SayNode<'text'> = (node, replies, { values }) => {
  const text = plain(fillWithin(node, values, textLimit('FB', node.buttons, replies.length)));
  // A text needs words; what stands below it cannot go alone.
  if (text === '') return node.buttons.length + replies.length > 0 ? { missing: 'valueMissing' } : [];
  const quickReplies = toQuickReplies(replies);
  const buttons = node.buttons.map(toMessengerButton);
  return buttons.length === 0
    ? [{ kind: 'messengerText', text, quickReplies }]
    : [{ kind: 'messengerButtons', text, buttons, quickReplies }];
};

/** WhatsApp's asterisks for bold print would be read out as they are. */
function plain(text: string): string {
  return text.replaceAll(/\*([^*\n]+)\*/g, '$1');
}
