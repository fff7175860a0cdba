import type { EditedNode, NewId, NodeKind } from '../document.ts';
import type { Fault, Judged } from '../node-fault.ts';
import { cardsRules } from './cards/rules.ts';
import { mediaRules } from './media/rules.ts';
import type { NodeRules } from './node-rules.ts';
import { quickRepliesRules } from './quick-replies/rules.ts';
import { receiptRules } from './receipt/rules.ts';
import { textRules } from './text/rules.ts';

/** The kinds of parts that a flow has. */
export const NODE_RULES: { readonly [Kind in NodeKind]: NodeRules<Kind> } = {
  text: textRules,
  cards: cardsRules,
  media: mediaRules,
  quickReplies: quickRepliesRules,
  receipt: receiptRules,
};

export function copyNode(node: EditedNode, newId: NewId): EditedNode {
  switch (node.kind) {
    case 'text':
      return textRules.copy(node, newId);
    case 'cards':
      return cardsRules.copy(node, newId);
    case 'media':
      return mediaRules.copy(node, newId);
    case 'quickReplies':
      return quickRepliesRules.copy(node, newId);
    case 'receipt':
      return receiptRules.copy(node, newId);
  }
}

export function nodeFaults(node: EditedNode, judged: Judged): Fault[] {
  switch (node.kind) {
    case 'text':
      return textRules.faults(node, judged);
    case 'cards':
      return cardsRules.faults(node, judged);
    case 'media':
      return mediaRules.faults(node, judged);
    case 'quickReplies':
      return quickRepliesRules.faults(node, judged);
    case 'receipt':
      return receiptRules.faults(node, judged);
  }
}

/** A part in a line. */
export function gistOf(node: EditedNode): string {
  switch (node.kind) {
    case 'text':
      return textRules.gist(node);
    case 'cards':
      return cardsRules.gist(node);
    case 'media':
      return mediaRules.gist(node);
    case 'quickReplies':
      return quickRepliesRules.gist(node);
    case 'receipt':
      return receiptRules.gist(node);
  }
}
