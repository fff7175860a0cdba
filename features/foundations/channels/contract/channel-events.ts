import type { Channel } from '#platform/channel/channel.ts';
declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A shop connected a number or page. */
    senderConnected: { shopId: number; senderId: string; channel: Channel };
    /** A shop disconnected or replaced a number or page. */
    senderReleased: { shopId: number; senderId: string; channel: Channel };
  }
}
