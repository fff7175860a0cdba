import type { NodeRules } from '../node-rules.ts';

/** What was bought, as Messenger shows it. Nothing of it is written. */
export const receiptRules: NodeRules<'receipt'> = {
  name: 'Receipt',
  empty: (newId) => ({ kind: 'receipt', masterId: newId() }),
  copy: (node, newId) => ({ ...node, masterId: newId() }),
  faults: () => [],
  gist: () => 'What was bought',
};
