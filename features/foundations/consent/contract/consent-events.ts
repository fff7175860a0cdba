import type { Channel } from '#platform/channel/channel.ts';
declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A person agreed to marketing messages. `isFirst` is false when they had agreed already. */
    subscriberOptedIn: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      origin: string;
      /** The opt-in tool that collected it; null for any other way. */
      toolId: string | null;
      /** The entry of the ledger that proves it. */
      entryId: string;
      isFirst: boolean;
      at: Date;
    };
    /** A person sent the confirmation message that a page had offered them. Raised after their consent. */
    consentConfirmed: {
      shopId: number;
      subscriberId: string;
      /** The tool that offered it; null for any other way. */
      toolId: string | null;
      /** The code in the message, which the storefront gave to one browser. */
      code: string;
    };
    subscriberOptedOut: {
      shopId: number;
      subscriberId: string;
      channel: Channel;
      origin: string;
      /** Whether it also ends receipts and delivery updates, not only marketing. */
      endsAll: boolean;
      at: Date;
    };
  }
}

/** How a consent ended. */
export type RevocationOrigin =
  | 'keyword'
  | 'unsubscribeReply'
  | 'userPreferences'
  | 'providerBlock'
  | 'merchant'
  | 'storeConsent'
  | 'privacyRequest';
