import type { ReadNode, WriteNode } from '../../rules/flow/node-wire.ts';

export const writeReceipt: WriteNode<'receipt'> = ({ masterId }) => [{ masterId, receiptTemplate: {} }];

export const readReceipt: ReadNode<'receipt'> = ({ receiptTemplate }, { masterId }) =>
  receiptTemplate ? { kind: 'receipt', masterId } : null;
