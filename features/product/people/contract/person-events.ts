import type { Channel } from '#platform/channel/channel.ts';

declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** Somebody of the team wrote to a person. Raised once for each message, however often it is requested. */
    personAnswered: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      messageId: string;
      /** Null for the owner. */
      userId: string | null;
      person: string | null;
      text: string;
      at: Date;
    };
  }
}
