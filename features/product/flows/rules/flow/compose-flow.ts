import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { renderCardsForMessenger } from '../../flow-nodes/cards/to-messenger.ts';
import { renderCardsForWhatsApp } from '../../flow-nodes/cards/to-whatsapp.ts';
import { renderMediaForMessenger } from '../../flow-nodes/media/to-messenger.ts';
import { renderMediaForWhatsApp } from '../../flow-nodes/media/to-whatsapp.ts';
import { renderReceiptForMessenger } from '../../flow-nodes/receipt/to-messenger.ts';
import { renderReceiptForWhatsApp } from '../../flow-nodes/receipt/to-whatsapp.ts';
import { renderTemplateForMessenger } from '../../flow-nodes/template/to-messenger.ts';
import { renderTemplateForWhatsApp } from '../../flow-nodes/template/to-whatsapp.ts';
import { renderTextForMessenger } from '../../flow-nodes/text/to-messenger.ts';
import { renderTextForWhatsApp } from '../../flow-nodes/text/to-whatsapp.ts';
import type { FlowFilling, Missing, SayNode } from './node-saying.ts';

/** A message, and the flow's part that it contains. */
export interface ComposedPart {
  nodeId: string;
  content: MessageContent;
}

/** The messages of a flow in order, or the reason why it cannot be sent. */
export type Composed = { parts: ComposedPart[] } | Missing;

/** Parts that become messages. Answers are sent with the part above them. */
type ComposedKind = Exclude<FlowNode['kind'], 'quickReplies'>;

/** Own templates were replaced by their content before. One that is left no longer exists. */
const sayOwnTemplate: SayNode<'ownTemplate'> = () => ({ missing: 'nothingToShow' });

const SAY: Record<Channel, { readonly [Kind in ComposedKind]: SayNode<Kind> }> = {
  WA: {
    template: renderTemplateForWhatsApp,
    ownTemplate: sayOwnTemplate,
    text: renderTextForWhatsApp,
    cards: renderCardsForWhatsApp,
    media: renderMediaForWhatsApp,
    receipt: renderReceiptForWhatsApp,
  },
  FB: {
    template: renderTemplateForMessenger,
    ownTemplate: sayOwnTemplate,
    text: renderTextForMessenger,
    cards: renderCardsForMessenger,
    media: renderMediaForMessenger,
    receipt: renderReceiptForMessenger,
  },
};

/** Composes a flow for a channel. Answers belong to the message before them. */
export function composeFlow(channel: Channel, nodes: readonly FlowNode[], filling: FlowFilling): Composed {
  const parts: ComposedPart[] = [];
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'quickReplies') continue;
    const next = nodes[at + 1];
    const replies = next?.kind === 'quickReplies' ? next.replies : [];
    const composed = composerOf(channel, node.kind)(node, replies, filling);
    if ('missing' in composed) return composed;
    parts.push(...composed.map((content) => ({ nodeId: node.masterId, content })));
  }
  return parts.length === 0 ? { missing: 'nothingToShow' } : { parts };
}

function composerOf<Kind extends ComposedKind>(channel: Channel, kind: Kind): SayNode<Kind> {
  return SAY[channel][kind];
}
