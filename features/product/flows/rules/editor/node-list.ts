import { cardsChecks } from '../../flow-nodes/cards/checks.ts';
import { mediaChecks } from '../../flow-nodes/media/checks.ts';
import { quickRepliesChecks } from '../../flow-nodes/quick-replies/checks.ts';
import { receiptChecks } from '../../flow-nodes/receipt/checks.ts';
import { textChecks } from '../../flow-nodes/text/checks.ts';
import type { EditedNode, NewId, NodeKind } from './document.ts';
import type { InnerIds, NodeChecks } from './node-checks.ts';
import type { Fault, CheckFacts } from './node-fault.ts';

/** The kinds of parts in the order in which they are offered. */
export const NODE_CHECKS: { readonly [Kind in NodeKind]: NodeChecks<Kind> } = {
  text: textChecks,
  media: mediaChecks,
  cards: cardsChecks,
  quickReplies: quickRepliesChecks,
  receipt: receiptChecks,
};

/** The kinds that can be added to a flow. */
export const ADDED = Object.values(NODE_CHECKS).filter(({ isAdded }) => isAdded);

export function copyNode(node: EditedNode, newId: NewId): EditedNode {
  return checksOf(node.kind).copy(node, newId);
}

export function nodeFaults(node: EditedNode, facts: CheckFacts): Fault[] {
  return checksOf(node.kind).faults(node, facts);
}

/** Returns a part without something in it, or null if nothing is left. */
export function withoutInner(node: EditedNode, inner: InnerIds): EditedNode | null {
  return checksOf(node.kind).without(node, inner);
}

/** Returns a part's text as one line. */
export function gistOf(node: EditedNode): string {
  return checksOf(node.kind).gist(node);
}

/** All kinds together, for a part whose kind is not known. */
function checksOf<Kind extends NodeKind>(kind: Kind): NodeChecks<Kind> {
  return NODE_CHECKS[kind];
}
