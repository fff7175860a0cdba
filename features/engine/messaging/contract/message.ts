import type { Channel } from '#platform/channel/channel.ts';
import type { MessageContent } from './content/message-content.ts';
import type { Source } from './source.ts';

export type Purpose = 'marketing' | 'utility' | 'service';

/** A message to be created: its purpose, recipient and content. */
export interface NewMessage {
  shopId: number;
  /** What the message is for, without the recipient. Nobody ever gets two messages with the same key. */
  messageKey: string;
  senderId: string;
  subscriberId: string;
  channel: Channel;
  purpose: Purpose;
  source: Source;
  /** The sending that this message belongs to, such as a broadcast. A sending is paused and cancelled as a whole. */
  sendingId?: string;
  /** The event that caused the message, for example a checkout's token. */
  sourceEvent: string;
  /** When that event happened; omitted if the event's own row has the time. */
  sourceAt?: Date;
  /** The value of the event, in minor units of its currency. */
  sourceMinor?: number;
  /**
   * What the gate checks again before sending. `cartEnding`: whether the checkout in `sourceEvent` has ended. Omitted
   * if nothing makes the message void.
   */
  voidedBy?: 'cartEnding';
  /** The person asked for it by signing up, so it does not count towards the frequency cap. */
  isRequested?: boolean;
  content: MessageContent;
  /** The part of a flow that this message is. The message counts in that part's figures. */
  part?: { flowId: string; nodeId: string };
  /** A single-use code that has to exist in the store before the message goes. */
  discount: PendingDiscount | null;
  /** A discount code in the message that already exists. */
  discountCode: string | null;
  priority: number;
  dueAt: Date;
  /** Whether the message waits until the previous one in the list was sent or ended. */
  followsLast?: boolean;
  /** After this time the message is dropped instead of sent stale. */
  expiresAt: Date;
  /** The URL of each link in the content, by the link's name. A link without a URL is refused. */
  links: Readonly<Record<string, string>>;
  /** The message that clicks on these links count for, if not this one: for an answer, the message it answers. */
  clicksCountFor?: { messageId: string; createdAt: Date };
}

export interface PendingDiscount {
  code: string;
  percent: number;
  /** The code's end if the message goes when it is due. If the message goes later, the end moves by the same time. */
  expiresAt: Date;
}

/**
 * Lower goes first: answers and receipts before marketing, automations before broadcasts, and among those that
 * compete for a person's frequency cap the cart before the browsed product.
 */
export const PRIORITY = {
  /** The confirmation of an opt-out, which is sent even while all sending is paused. */
  optOutConfirmation: -1,
  service: 0,
  transactional: 1,
  cart: 2,
  browse: 3,
  automation: 4,
  broadcast: 6,
} as const;
