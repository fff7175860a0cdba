/** A campaign or an opt-in tool, as the overview tells of it. */
export interface OverviewCard {
  type: string;
  title: string;
  text: string;
}

/** What document 1, section 2, has the overview of campaigns tell of, but the welcome: that goes out with its tool. */
export const CAMPAIGN_CARDS: readonly OverviewCard[] = [
  { type: 'abandonedCart', title: 'Abandoned cart', text: 'Reminds a shopper of the cart they left.' },
  { type: 'browserAbandonment', title: 'Product abandonment', text: 'Comes back to what they looked at.' },
  { type: 'shipmentUpdates', title: 'Shipping notification', text: 'Tells a buyer where the parcel is.' },
];

/** The same of opt-in tools, and before them the pill, which every shop begins with. */
export const TOOL_CARDS: readonly OverviewCard[] = [
  {
    type: 'persistentPill',
    title: 'Persistent pill',
    text: 'A small pill at the edge of your store. Shoppers leave their WhatsApp number in it.',
  },
  { type: 'spinTheWheel', title: 'Spin the wheel', text: 'A turn of the wheel for a sign-up.' },
  { type: 'visualPopup', title: 'Visual popup', text: 'A picture and an offer, at the right moment.' },
  {
    type: 'WAcustomerChatWidget',
    title: 'WhatsApp chat widget',
    text: 'A button that opens a WhatsApp chat.',
  },
  {
    type: 'customerChatWidget',
    title: 'Facebook chat widget',
    text: 'A button that opens a Messenger chat.',
  },
];

/** The cards of what this version has, and a sentence on those it has not; null when it has all. */
export function overviewOf(
  cards: readonly OverviewCard[],
  types: readonly string[],
): { cards: OverviewCard[]; missing: string | null } {
  const missing = cards.filter(({ type }) => !types.includes(type)).map(({ title }) => title);
  const last = missing.at(-1);
  const names = missing.length > 1 ? `${missing.slice(0, -1).join(', ')} and ${last}` : last;
  return {
    cards: cards.filter(({ type }) => types.includes(type)),
    missing:
      names === undefined
        ? null
        : `${names} ${missing.length === 1 ? 'is' : 'are'} not part of this version yet.`,
  };
}
