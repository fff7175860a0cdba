import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  toolNames: {
    persistentPill: 'Persistent pill',
    spinTheWheel: 'Spin the wheel',
    visualPopup: 'Pop-up',
    customerChatWidget: 'Chat widget',
    orderUpdates: 'Order updates',
    checkoutWidget: 'Checkout widget',
  },
  otherWays: {
    import: 'Imported list',
    userPreferences: 'WhatsApp itself',
    keyword: 'Their own message',
    storeConsent: 'Your store',
  },
} as const satisfies Catalogue;
