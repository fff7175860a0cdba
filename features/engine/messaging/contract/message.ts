import type { Channel } from '#platform/channel/channel.ts';
import type { MessageContent } from './content/message-content.ts';
import type { Source } from './source.ts';

export type Purpose = 'marketing' | 'utility' | 'service';

/** A message to be: what it is for, to whom, with what content. */
export interface NewMessage {
  shopId: number;
  /** What it is for, without whom: nobody ever gets a second message with the same key. */
  messageKey: string;
  senderId: string;
  subscriberId: string;
  channel: Channel;
  purpose: Purpose;
  source: Source;
  /** The sending of many messages that it can be paused and cancelled with, such as a broadcast. */
  sendingId?: string;
  /** The event it follows, for example a checkout's token. */
  sourceEvent: string;
  /** When that event happened; left out where its own row keeps it. */
  sourceAt?: Date;
  /** What it was worth then, in its currency's minor units. */
  sourceMinor?: number;
  /**
   * What the gate asks once more before it goes. `cartEnding`: whether the checkout that it follows, which its event
   * names, came to its end. Left out where nothing makes it void.
   */
  voidedBy?: 'cartEnding';
  /** The person asked for it by signing up, so it does not count towards the frequency cap. */
  isRequested?: boolean;
  content: MessageContent;
  /** The part of a flow that it says, whose figures it counts among. */
  part?: { flowId: string; nodeId: string };
  /** A single-use code that has to exist in the store before the message goes. */
  discount: PendingDiscount | null;
  /** A code the message carries that exists already. */
  discountCode: string | null;
  priority: number;
  dueAt: Date;
  /** Whether it goes only once the one before it in the list was sent or came to its end. */
  followsLast?: boolean;
  /** After this it is dropped, not sent stale. */
  expiresAt: Date;
  /** The address behind each link of the content, by the name it has there; a link in it without one is refused. */
  links: Readonly<Record<string, string>>;
  /** Which message a click on one of its links counts for, where that is another: an answer's is the answered one's. */
  clicksCountFor?: { messageId: string; createdAt: Date };
}

export interface PendingDiscount {
  code: string;
  percent: number;
  /** When it would end if the message went when it is due; it is good for as long from when it goes. */
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
