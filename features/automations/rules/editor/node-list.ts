import { cardsChecks } from '../../flow-nodes/cards/checks.ts';
import { mediaChecks } from '../../flow-nodes/media/checks.ts';
import { quickRepliesChecks } from '../../flow-nodes/quick-replies/checks.ts';
import { receiptChecks } from '../../flow-nodes/receipt/checks.ts';
import { textChecks } from '../../flow-nodes/text/checks.ts';
import type { EditedNode, NewId, NodeKind } from './document.ts';
import type { NodeChecks } from './node-checks.ts';
import type { Fault, Judged } from './node-fault.ts';

/** The kinds of parts that a flow has. */
export const NODE_CHECKS: { readonly [Kind in NodeKind]: NodeChecks<Kind> } = {
  text: textChecks,
  cards: cardsChecks,
  media: mediaChecks,
  quickReplies: quickRepliesChecks,
  receipt: receiptChecks,
};

export function copyNode(node: EditedNode, newId: NewId): EditedNode {
  switch (node.kind) {
    case 'text':
      return textChecks.copy(node, newId);
    case 'cards':
      return cardsChecks.copy(node, newId);
    case 'media':
      return mediaChecks.copy(node, newId);
    case 'quickReplies':
      return quickRepliesChecks.copy(node, newId);
    case 'receipt':
      return receiptChecks.copy(node, newId);
  }
}

export function nodeFaults(node: EditedNode, judged: Judged): Fault[] {
  switch (node.kind) {
    case 'text':
      return textChecks.faults(node, judged);
    case 'cards':
      return cardsChecks.faults(node, judged);
    case 'media':
      return mediaChecks.faults(node, judged);
    case 'quickReplies':
      return quickRepliesChecks.faults(node, judged);
    case 'receipt':
      return receiptChecks.faults(node, judged);
  }
}

/** A part in a line. */
export function gistOf(node: EditedNode): string {
  switch (node.kind) {
    case 'text':
      return textChecks.gist(node);
    case 'cards':
      return cardsChecks.gist(node);
    case 'media':
      return mediaChecks.gist(node);
    case 'quickReplies':
      return quickRepliesChecks.gist(node);
    case 'receipt':
      return receiptChecks.gist(node);
  }
}
