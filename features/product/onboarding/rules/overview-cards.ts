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
    title: texts.cards.cart.title,
    text: texts.cards.cart.text,
  },
  {
    type: 'browserAbandonment',
    channel: 'WA',
    title: texts.cards.product.title,
    text: texts.cards.product.text,
  },
  {
    type: 'welcome',
    channel: 'WA',
    title: texts.cards.welcome.title,
    text: texts.cards.welcome.text,
    hasSwitch: false,
  },
  {
    type: 'shipmentUpdates',
    channel: 'WA',
    title: texts.cards.shipping.title,
    text: texts.cards.shipping.text,
  },
];

/** The opt-in tools of the overview, and first the pill, which every shop starts with. */
export const TOOL_CARDS: readonly OverviewCard[] = [
  {
    type: 'persistentPill',
    channel: 'WA',
    title: texts.cards.pill.title,
    text: texts.cards.pill.text,
  },
  {
    type: 'spinTheWheel',
    channel: 'WA',
    title: texts.cards.wheel.title,
    text: texts.cards.wheel.text,
  },
  {
    type: 'visualPopup',
    channel: 'WA',
    title: texts.cards.popup.title,
    text: texts.cards.popup.text,
  },
  {
    type: 'customerChatWidget',
    channel: 'WA',
    title: texts.cards.whatsAppChat.title,
    text: texts.cards.whatsAppChat.text,
  },
  {
    type: 'customerChatWidget',
    channel: 'FB',
    title: texts.cards.messengerChat.title,
    text: texts.cards.messengerChat.text,
  },
];
