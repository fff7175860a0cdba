import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';
import type { Values } from './fill-text.ts';

/** The product of a carousel's card. */
export interface ShownCardProduct {
  title: string;
  price: string | null;
  imageUrl: string | null;
}

export type FlowReceipt = Extract<MessageContent, { kind: 'messengerReceipt' }>['receipt'];

/** The values that a flow is filled with for one person. */
export interface FlowFilling {
  /** By variable. Unknown values are left out. */
  values: Values;
  /** The template's greeting for people without a known name. */
  nameless: string;
  imageUrl: string | null;
  products: readonly ShownCardProduct[];
  receipt: FlowReceipt | null;
}

/** The reason why something cannot be sent. */
export interface Missing {
  missing: 'pictureMissing' | 'valueMissing' | 'nothingToShow';
}

/** The answers directly below a part, which are sent with it. */
export type Replies = FlowNodeOf<'quickReplies'>['replies'];

/** Renders one kind of part as messages of a channel. */
export type SayNode<Kind extends FlowNode['kind']> = (
  node: FlowNodeOf<Kind>,
  replies: Replies,
  filling: FlowFilling,
) => MessageContent[] | Missing;
