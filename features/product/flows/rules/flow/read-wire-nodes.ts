import type { FlowNode } from '../../contract/flow-node.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { readCards } from '../../flow-nodes/cards/wire.ts';
import { readMedia } from '../../flow-nodes/media/wire.ts';
import { readQuickReplies } from '../../flow-nodes/quick-replies/wire.ts';
import { readReceipt } from '../../flow-nodes/receipt/wire.ts';
import { readText } from '../../flow-nodes/text/wire.ts';
import { texts } from '../../texts/all.ts';
import type { EditedNode, NewId, NodeKind } from '../editor/document.ts';
import type { NodeFault, ReadNode } from './node-wire.ts';

/** Tried in this order. A text is everything else. */
const READ: { readonly [Kind in NodeKind]: ReadNode<Kind> } = {
  quickReplies: readQuickReplies,
  cards: readCards,
  media: readMedia,
  receipt: readReceipt,
  text: readText,
};

/**
 * Reads a flow's content from the API, in the given order. Parts without a `masterId` are left out unless they are new.
 * A fault names the first invalid part.
 */
export function readWireNodes(wire: readonly WireNode[], newId: NewId): FlowNode[] | NodeFault {
  const kept = wire.filter(({ masterId, shouldCreate }) => masterId !== undefined || shouldCreate === true);
  const ordered = kept.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
  const nodes: FlowNode[] = [];
  for (const [at, node] of ordered.entries()) {
    const read = readNode(node, newId);
    if ('sentence' in read) return { ...read, field: `nodes.${at}.${read.field}` };
    nodes.push(read);
  }
  return nodes;
}

function readNode(wire: WireNode, newId: NewId): EditedNode | NodeFault {
  const made = { masterId: wire.masterId ?? newId(), newId };
  for (const readAs of Object.values(READ)) {
    const read = readAs(wire, made);
    if (read !== null) return read;
  }
  return { field: 'text', sentence: texts.faults.noText };
}
