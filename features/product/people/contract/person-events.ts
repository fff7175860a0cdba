import type { Channel } from '#platform/channel/channel.ts';

/**
 * Who of the shop wrote: a person of the team, by account (null for the owner) and name, or a program, by the id and the
 * name of its API key.
 */
export type Writer = { userId: string | null; person: string | null } | { keyId: string; person: string };

declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /**
     * Somebody of the team, or a program of the shop, wrote to a person. Raised once for each message, however often it
     * is requested.
     */
    personAnswered: Writer & {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      messageId: string;
      text: string;
      at: Date;
    };
  }
}
