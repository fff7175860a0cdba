import type { FlowNode } from '../../contract/flow-node.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import { writeCards } from '../../flow-nodes/cards/wire.ts';
import { writeMedia } from '../../flow-nodes/media/wire.ts';
import { writeOwnTemplate } from '../../flow-nodes/own-template/wire.ts';
import { writeQuickReplies } from '../../flow-nodes/quick-replies/wire.ts';
import { writeReceipt } from '../../flow-nodes/receipt/wire.ts';
import { writeTemplate } from '../../flow-nodes/template/wire.ts';
import { writeText } from '../../flow-nodes/text/wire.ts';
import type { WriteNode } from './node-wire.ts';

const WRITE: { readonly [Kind in FlowNode['kind']]: WriteNode<Kind> } = {
  template: writeTemplate,
  ownTemplate: writeOwnTemplate,
  text: writeText,
  cards: writeCards,
  quickReplies: writeQuickReplies,
  media: writeMedia,
  receipt: writeReceipt,
};

/** Returns a flow's content in the API's form. */
export function toWireNodes(nodes: readonly FlowNode[]): WireNode[] {
  return nodes.flatMap((node) => writeOf(node.kind)(node)).map((node, at) => ({ ...node, sortOrder: at }));
}

function writeOf<Kind extends FlowNode['kind']>(kind: Kind): WriteNode<Kind> {
  return WRITE[kind];
}
