declare module '#platform/events/domain-events.ts' {
  interface DomainEvents {
    /** A person agreed to marketing messages. `isFirst` is false when they had agreed already. */
    subscriberOptedIn: {
      shopId: number;
      subscriberId: string;
      channel: 'WA' | 'FB';
      origin: string;
      isFirst: boolean;
      at: Date;
    };
    subscriberOptedOut: {
      shopId: number;
      subscriberId: string;
      channel: 'WA' | 'FB';
      origin: string;
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
