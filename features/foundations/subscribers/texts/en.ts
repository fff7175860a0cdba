import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  toolNames: {
    pill: 'Persistent pill',
    wheel: 'Spin the wheel',
    popup: 'Pop-up',
    chat: 'Chat widget',
    orders: 'Order updates',
    checkout: 'Checkout widget',
  },
  otherWays: {
    import: 'Imported list',
    userPreferences: 'WhatsApp itself',
    keyword: 'Their own message',
    storeConsent: 'Your store',
  },
} as const satisfies Catalogue;
