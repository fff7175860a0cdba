/** Everything a message needs to be rendered, frozen when it was decided on. */
export type MessageContent =
  | {
      kind: 'template';
      templateName: string;
      language: string;
      /** Picture above the text; null when the template has none. */
      headerImageUrl: string | null;
      bodyParameters: string[];
      /** What follows the template's fixed address in its link button; null when it has no such button. */
      linkCode: string | null;
      /** One payload per quick reply, in the template's order. */
      quickReplyPayloads: string[];
    }
  | { kind: 'text'; body: string };

export type Purpose = 'marketing' | 'utility' | 'service';

/** A message to be: what it is for, to whom, with what content. */
export interface NewMessage {
  shopId: number;
  /** What it is for × whom: a second message with the same key is never made. */
  messageKey: string;
  senderId: string;
  subscriberId: string;
  channel: 'WA' | 'FB';
  purpose: Purpose;
  /** The campaign type, or another source that counts are kept by. */
  sourceType: string;
  sourceId: string | null;
  /** The event it follows, for example a checkout's token. */
  sourceEvent: string;
  content: MessageContent;
  /** A single-use code that has to exist in the store before the message goes. */
  discount: PendingDiscount | null;
  /** A code the message carries that exists already. */
  discountCode: string | null;
  priority: number;
  dueAt: Date;
  /** After this it is dropped, not sent stale. */
  expiresAt: Date;
  /** The address behind the message's link; null without one. */
  linkTarget: string | null;
}

export interface PendingDiscount {
  code: string;
  percent: number;
  expiresAt: Date;
}

/** Lower goes first: automations go ahead of broadcasts. */
export const PRIORITY = { service: 0, transactional: 1, automation: 3, broadcast: 6 } as const;
