import type { NodeChecks } from '../../rules/editor/node-checks.ts';
import { texts } from '../../texts/all.ts';

/** A Messenger receipt. None of it is written by hand. */
export const receiptChecks: NodeChecks<'receipt'> = {
  kind: 'receipt',
  get name() {
    return texts.parts.receipt;
  },
  isAdded: false,
  empty: (newId) => ({ kind: 'receipt', masterId: newId() }),
  copy: (node, newId) => ({ ...node, masterId: newId() }),
  faults: () => [],
  without: (node) => node,
  gist: () => texts.receipt.summary,
};
