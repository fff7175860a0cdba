import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  granted: {
    keyword: 'by writing to you',
    userPreferences: 'again in WhatsApp itself',
    storeConsent: 'in your store',
    import: 'by an imported list',
    tool: 'through “{tool}”',
  },
  revoked: {
    keyword: 'by writing STOP, or the like',
    unsubscribeReply: 'by tapping Unsubscribe',
    userPreferences: 'in WhatsApp itself',
    providerBlock: 'by blocking you, as WhatsApp told us',
    merchant: 'by you',
    storeConsent: 'in your store',
    privacyRequest: 'by a request to be erased',
    merged: 'on turning out to be one person with somebody who had not agreed',
    numberChanged: 'as the number changed hands',
  },
} as const satisfies Catalogue;
