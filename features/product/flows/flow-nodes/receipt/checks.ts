import type { NodeChecks } from '../../rules/editor/node-checks.ts';

/** A Messenger receipt. None of it is written by hand. */
export const receiptChecks: NodeChecks<'receipt'> = {
  kind: 'receipt',
  name: 'Receipt',
  isAdded: false,
  empty: (newId) => ({ kind: 'receipt', masterId: newId() }),
  copy: (node, newId) => ({ ...node, masterId: newId() }),
  faults: () => [],
  without: (node) => node,
  gist: () => 'What was bought',
};
