import { texts } from '../texts/all.ts';

/** Names of opt-in tools by type, wherever a merchant reads about them. */
export const TOOL_NAMES = {
  get persistentPill() {
    return texts.toolNames.pill;
  },
  get spinTheWheel() {
    return texts.toolNames.wheel;
  },
  get visualPopup() {
    return texts.toolNames.popup;
  },
  get customerChatWidget() {
    return texts.toolNames.chat;
  },
  get orderUpdates() {
    return texts.toolNames.orders;
  },
  get checkoutWidget() {
    return texts.toolNames.checkout;
  },
};

/** Describes how somebody subscribed. */
export function optInWay(source: string): string {
  const tools: Readonly<Record<string, string>> = TOOL_NAMES;
  const others: Readonly<Record<string, string>> = texts.otherWays;
  return tools[source] ?? others[source] ?? plainName(source);
}

/** A readable name for a type without a label: 'backInStock' becomes 'Back in stock'. */
export function plainName(type: string): string {
  const spaced = type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
