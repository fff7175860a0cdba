import type { SayNode } from '../../rules/flow/node-saying.ts';

export const sayReceiptOnMessenger: SayNode<'receipt'> = (_node, _replies, { receipt }) =>
  receipt ? [{ kind: 'messengerReceipt', receipt }] : { missing: 'nothingToShow' };
