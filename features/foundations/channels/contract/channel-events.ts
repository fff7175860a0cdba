import type { Channel } from '#platform/channel/channel.ts';
declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A number or page that a shop sends from was connected. */
    senderConnected: { shopId: number; senderId: string; channel: Channel };
    /** A number or page is no longer what a shop sends from: it was disconnected or replaced. */
    senderReleased: { shopId: number; senderId: string; channel: Channel };
  }
}
