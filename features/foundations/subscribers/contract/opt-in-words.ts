/** Opt-in tools by their types, as they are called wherever a merchant reads of them. */
export const TOOL_NAMES = {
  persistentPill: 'Persistent pill',
  spinTheWheel: 'Spin the wheel',
  visualPopup: 'Pop-up',
  customerChatWidget: 'Chat widget',
  orderUpdates: 'Order updates',
  checkoutWidget: 'Checkout widget',
} as const;

const OTHER_WAYS = {
  import: 'Imported list',
  userPreferences: 'WhatsApp itself',
  keyword: 'Their own message',
  storeConsent: 'Your store',
};

const WAYS: Readonly<Record<string, string>> = { ...TOOL_NAMES, ...OTHER_WAYS };

/** How somebody came to subscribe, in words. */
export function optInWay(source: string): string {
  return WAYS[source] ?? plainName(source);
}

/** What has no words of its own by its type: 'backInStock' is 'Back in stock'. */
export function plainName(type: string): string {
  const spaced = type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
