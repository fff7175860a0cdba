import { texts } from '../texts/en.ts';

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
    ...texts.cards.cart,
  },
  {
    type: 'browserAbandonment',
    channel: 'WA',
    ...texts.cards.product,
  },
  {
    type: 'welcome',
    channel: 'WA',
    ...texts.cards.welcome,
    hasSwitch: false,
  },
  {
    type: 'shipmentUpdates',
    channel: 'WA',
    ...texts.cards.shipping,
  },
];

/** The opt-in tools of the overview, and first the pill, which every shop starts with. */
export const TOOL_CARDS: readonly OverviewCard[] = [
  {
    type: 'persistentPill',
    channel: 'WA',
    ...texts.cards.pill,
  },
  {
    type: 'spinTheWheel',
    channel: 'WA',
    ...texts.cards.wheel,
  },
  {
    type: 'visualPopup',
    channel: 'WA',
    ...texts.cards.popup,
  },
  {
    type: 'customerChatWidget',
    channel: 'WA',
    ...texts.cards.whatsAppChat,
  },
  {
    type: 'customerChatWidget',
    channel: 'FB',
    ...texts.cards.messengerChat,
  },
];
