import type { SayNode } from '../../rules/flow/node-saying.ts';
import { toQuickReplies } from '../quick-replies/to-messenger.ts';

export const renderReceiptForMessenger: SayNode<'receipt'> = (_node, replies, { receipt }) =>
  receipt
    ? [{ kind: 'messengerReceipt', receipt, quickReplies: toQuickReplies(replies) }]
    : { missing: 'nothingToShow' };
