import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { FlowNode } from '../../contract/flow-node.ts';
import { sayCardsOnMessenger } from '../../flow-nodes/cards/to-messenger.ts';
import { sayCardsOnWhatsApp } from '../../flow-nodes/cards/to-whatsapp.ts';
import { sayMediaOnMessenger } from '../../flow-nodes/media/to-messenger.ts';
import { sayMediaOnWhatsApp } from '../../flow-nodes/media/to-whatsapp.ts';
import { sayReceiptOnMessenger } from '../../flow-nodes/receipt/to-messenger.ts';
import { sayReceiptOnWhatsApp } from '../../flow-nodes/receipt/to-whatsapp.ts';
import { sayTemplateOnMessenger } from '../../flow-nodes/template/to-messenger.ts';
import { sayTemplateOnWhatsApp } from '../../flow-nodes/template/to-whatsapp.ts';
import { sayTextOnMessenger } from '../../flow-nodes/text/to-messenger.ts';
import { sayTextOnWhatsApp } from '../../flow-nodes/text/to-whatsapp.ts';
import type { FlowFilling, Missing, SayNode } from './node-saying.ts';

/** A message of a flow, and the part of it that the message says. */
export interface SaidPart {
  nodeId: string;
  content: MessageContent;
}

/** A flow as messages in their order; or why it cannot be said. */
export type Composed = { parts: SaidPart[] } | Missing;

/** What is said by itself; answers are said with the part above them. */
type SaidKind = Exclude<FlowNode['kind'], 'quickReplies'>;

/** One that is still there was put in its place before. */
const sayOwnTemplate: SayNode<'ownTemplate'> = () => ({ missing: 'nothingToShow' });

const SAY: Record<Channel, { readonly [Kind in SaidKind]: SayNode<Kind> }> = {
  WA: {
    template: sayTemplateOnWhatsApp,
    ownTemplate: sayOwnTemplate,
    text: sayTextOnWhatsApp,
    cards: sayCardsOnWhatsApp,
    media: sayMediaOnWhatsApp,
    receipt: sayReceiptOnWhatsApp,
  },
  FB: {
    template: sayTemplateOnMessenger,
    ownTemplate: sayOwnTemplate,
    text: sayTextOnMessenger,
    cards: sayCardsOnMessenger,
    media: sayMediaOnMessenger,
    receipt: sayReceiptOnMessenger,
  },
};

/** Says a flow on a channel. Quick replies belong to the message before them. */
export function composeFlow(channel: Channel, nodes: readonly FlowNode[], filling: FlowFilling): Composed {
  const parts: SaidPart[] = [];
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'quickReplies') continue;
    const next = nodes[at + 1];
    const replies = next?.kind === 'quickReplies' ? next.replies : [];
    const said = sayOf(channel, node.kind)(node, replies, filling);
    if ('missing' in said) return said;
    parts.push(...said.map((content) => ({ nodeId: node.masterId, content })));
  }
  return parts.length === 0 ? { missing: 'nothingToShow' } : { parts };
}

function sayOf<Kind extends SaidKind>(channel: Channel, kind: Kind): SayNode<Kind> {
  return SAY[channel][kind];
}
