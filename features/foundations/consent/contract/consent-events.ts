import type { Channel } from '#platform/channel/channel.ts';
declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A person agreed to marketing messages. `isFirst` is false when they had agreed already. */
    subscriberOptedIn: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      origin: string;
      /** The opt-in tool it was given through; null when it was another way. */
      toolId: string | null;
      /** The entry of the ledger that proves it. */
      entryId: string;
      isFirst: boolean;
      at: Date;
    };
    /** A person sent the message that a page had offered them to confirm with; it is told after their consent. */
    consentConfirmed: {
      shopId: number;
      subscriberId: string;
      /** The tool that was shown; null where it was another way. */
      toolId: string | null;
      /** The code that the message named, which the storefront gave to one browser. */
      code: string;
    };
    subscriberOptedOut: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      origin: string;
      /** Whether it ends receipts and delivery news too, and not marketing alone. */
      endsAll: boolean;
      at: Date;
    };
  }
}

/** How a consent came to its end. */
export type RevocationOrigin =
  | 'keyword'
  | 'unsubscribeReply'
  | 'userPreferences'
  | 'providerBlock'
  | 'merchant'
  | 'storeConsent'
  | 'privacyRequest';
