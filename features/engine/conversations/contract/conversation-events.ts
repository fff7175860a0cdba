import type { Channel } from '#platform/channel/channel.ts';

declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Somebody came to the page's chat by one of our m.me links. Messenger tells it in three places, and may tell it
     * in more than one of them: it can be published again for the same person and `ref`.
     */
    messengerReferred: { shopId: number; subscriberId: string; ref: string; at: Date };
    /**
     * Somebody tapped an answer that was offered to them, and it was no word on consent. `answers`: the message of ours
     * that it was below; null where the provider did not say, or it is not known.
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
     * Somebody opened the page's chat by its Get Started button, which is no answer to anything. `inboundId`: what the
     * provider calls it.
     */
    chatStarted: { shopId: number; subscriberId: string; inboundId: string; at: Date };
    /**
     * Somebody wrote words of their own that neither stopped nor restarted their consent. `inboundId`: the provider's id
     * of the message. A message that was asked back is published as well. `isBeforeStop`: they said stop after that, in a
     * message that was read earlier.
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
  }
}

/** A message of ours that somebody answered, and what it was for. */
export interface AnsweredMessage {
  messageId: string;
  sourceType: string;
  sourceId: string | null;
  sourceEvent: string;
}

/** Words of a person's own, before anything is made of them. `answers`: the message of ours that they answer. */
export interface TypedMessage {
  shopId: number;
  subscriberId: string;
  channel: Channel;
  senderId: string;
  text: string;
  answers: AnsweredMessage | null;
  at: Date;
}
