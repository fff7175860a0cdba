/** A campaign or opt-in tool in the overview. */
export interface OverviewCard {
  type: string;
  channel: 'WA' | 'FB';
  title: string;
  text: string;
  /** The welcome has no switch, because it is sent while its opt-in tool is on. */
  hasSwitch?: false;
}

/** The campaigns of the overview. Document 1, section 2. */
export const CAMPAIGN_CARDS: readonly OverviewCard[] = [
  {
    type: 'abandonedCart',
    channel: 'WA',
    title: 'Abandoned cart',
    text: 'Reminds a shopper of the cart they left.',
  },
  {
    type: 'browserAbandonment',
    channel: 'WA',
    title: 'Product abandonment',
    text: 'Comes back to what they looked at.',
  },
  {
    type: 'welcome',
    channel: 'WA',
    title: 'Welcome',
    text: 'Greets a shopper who signs up. It is sent while the opt-in tool is on.',
    hasSwitch: false,
  },
  {
    type: 'shipmentUpdates',
    channel: 'WA',
    title: 'Shipping notification',
    text: 'Tells a buyer where the parcel is.',
  },
];

/** The opt-in tools of the overview, and first the pill, which every shop starts with. */
export const TOOL_CARDS: readonly OverviewCard[] = [
  {
    type: 'persistentPill',
    channel: 'WA',
    title: 'Persistent pill',
    text: 'A small pill at the edge of your store. Shoppers leave their WhatsApp number in it.',
  },
  {
    type: 'spinTheWheel',
    channel: 'WA',
    title: 'Spin the wheel',
    text: 'A turn of the wheel for a sign-up.',
  },
  {
    type: 'visualPopup',
    channel: 'WA',
    title: 'Visual popup',
    text: 'A picture and an offer, at the right moment.',
  },
  {
    type: 'customerChatWidget',
    channel: 'WA',
    title: 'WhatsApp chat widget',
    text: 'A button that opens a WhatsApp chat.',
  },
  {
    type: 'customerChatWidget',
    channel: 'FB',
    title: 'Facebook chat widget',
    text: 'A button that opens a Messenger chat.',
  },
];
