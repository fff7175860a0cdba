import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import type { FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';
import type { Values } from './fill-text.ts';

/** A product that a card of a carousel stands for. */
export interface ShownCardProduct {
  title: string;
  price: string | null;
  imageUrl: string | null;
}

export type FlowReceipt = Extract<MessageContent, { kind: 'messengerReceipt' }>['receipt'];

/** What a flow is filled with for one person. */
export interface FlowFilling {
  /** By name; one that is not known is left out. */
  values: Values;
  /** What a template greets somebody with whose name is not known. */
  nameless: string;
  imageUrl: string | null;
  products: readonly ShownCardProduct[];
  receipt: FlowReceipt | null;
}

/** Why something cannot be said. */
export interface Missing {
  missing: 'pictureMissing' | 'valueMissing' | 'nothingToShow';
}

/** The answers right below a part, which are said with it. */
export type Replies = FlowNodeOf<'quickReplies'>['replies'];

/** A kind of part as messages of one channel. */
export type SayNode<Kind extends FlowNode['kind']> = (
  node: FlowNodeOf<Kind>,
  replies: Replies,
  filling: FlowFilling,
) => MessageContent[] | Missing;
