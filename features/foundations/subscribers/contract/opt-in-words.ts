/** Names of opt-in tools by type, wherever a merchant reads about them. */
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

/** Describes how somebody subscribed. */
export function optInWay(source: string): string {
  return WAYS[source] ?? plainName(source);
}

/** A readable name for a type without a label: 'backInStock' becomes 'Back in stock'. */
export function plainName(type: string): string {
  const spaced = type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
