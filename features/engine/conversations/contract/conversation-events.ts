import type { Channel } from '#platform/channel/channel.ts';

declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Somebody came to the page's chat through one of our m.me links. Messenger reports it in three places, sometimes
     * in several of them, so the event may be raised again for the same person and `ref`.
     */
    messengerReferred: { shopId: number; subscriberId: string; ref: string; at: Date };
    /**
     * Somebody tapped an answer to one of our messages, and the answer was not about consent. `answers`: the message of
     * ours that offered it; null if the provider did not say, or it is unknown.
     */
    personTapped: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      senderId: string;
      payload: string;
      answers: AnsweredMessage | null;
      at: Date;
    };
    /**
     * Somebody opened the page's chat with its Get Started button, which answers no message. `inboundId`: the
     * provider's id of the tap.
     */
    chatStarted: { shopId: number; subscriberId: string; inboundId: string; at: Date };
    /**
     * Somebody wrote a text that neither ended nor restarted their consent. `inboundId`: the provider's id of the
     * message. A message that we asked back about is published as well. `isBeforeStop`: they opted out later, in a
     * message that was processed earlier.
     */
    personWrote: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      inboundId: string;
      text: string;
      isBeforeStop: boolean;
      at: Date;
    };
    /**
     * A person's message was stored and processed. Raised for every message, after everything that follows from it in
     * this transaction: what was queued for the person since `startedAt` answers it.
     */
    messageReceived: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      /** The number or page that they wrote to. */
      senderId: string;
      /** The provider's id of the message. */
      inboundId: string;
      kind: string;
      text: string | null;
      isTap: boolean;
      /** `consent`: it changed or asked about consent and nothing else. `answer`: it answered a campaign's question. */
      taken: 'consent' | 'answer' | null;
      /** Another app has the conversation and answers. */
      isStandby: boolean;
      at: Date;
      startedAt: Date;
    };
    /** A person of the shop wrote to somebody outside Bellbird: in the phone app, or in the page's inbox. */
    shopWroteOutside: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      kind: string;
      text: string | null;
      at: Date;
    };
  }
}

/** A message of ours that somebody answered, and its purpose. */
export interface AnsweredMessage {
  messageId: string;
  sourceType: string;
  sourceId: string | null;
  sourceEvent: string;
}

/** A person's own text, before it is interpreted. `answers`: the message of ours that they answer. */
export interface TypedMessage {
  shopId: number;
  subscriberId: string;
  channel: Channel;
  senderId: string;
  text: string;
  answers: AnsweredMessage | null;
  at: Date;
}
