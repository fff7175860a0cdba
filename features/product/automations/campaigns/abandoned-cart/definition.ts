import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS, type DripSettings } from '../../contract/drip-settings.ts';
import { MESSENGER_REMINDERS, WHATSAPP_REMINDERS } from './flows.ts';

/** Reminds shoppers of abandoned carts. Document 2, section 1. */
export const abandonedCart = {
  type: 'abandonedCart',
  title: 'Abandoned Cart Campaign',
  subjectKind: 'checkout',
  purpose: 'marketing',
  suggestsDiscount: true,
  priority: 'cart',
  lifetimeSeconds: 24 * 3600,
  voidedBy: 'cartEnding',
  asksStoreFirst: true,
  tab: 'shopper',
  icon: 'cart',
  words: {
    about: 'Reminds a subscriber of the cart they left behind, and takes them back to it.',
    delayPhrase: 'of cart abandonment',
    rightAfter: 'right after cart abandonment',
    heldBack: 'It is not sent to someone who placed the order in the meantime, or who unsubscribed.',
    recipients: 'subscribers who left a checkout and have not ordered since',
    reasons: {
      orderedSince: 'They ordered before the reminder was due.',
      cartEmptied: 'The cart was emptied, so there was nothing to remind of.',
      cartReplaced: 'They began another cart afterwards. That one counts.',
      noPhone: 'No phone number was given, so there was nobody to write to.',
      noWayBack: 'Your store gave no address that leads back to this cart.',
    },
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    note: 'A cart is known as it was left last: one that was left, come back to and left again shows once.',
  },
  channels: {
    WA: {
      planFlag: 'WAabandonedCart',
      hasSwitch: true,
      limits: null,
      flows: WHATSAPP_REMINDERS,
      drips: drips('whatsapp'),
      fields: ['discount', 'utm'],
    },
    FB: {
      planFlag: 'abandonedCart',
      hasSwitch: true,
      isForLinkedChats: true,
      limits: 'Messenger takes a reminder only within 24 hours of what the shopper last wrote to your page.',
      flows: MESSENGER_REMINDERS,
      drips: drips('messenger'),
      fields: ['discount', 'utm'],
    },
  },
} satisfies CampaignDefinition;

function drips(medium: string): DripDefinition[] {
  const settings = (campaign: string): DripSettings => ({
    ...NO_SETTINGS,
    discount: { type: 'unique', code: '', percentage: 10, expiry: { magnitude: 3, unit: 'Days' } },
    utm: { utm_source: 'bellbird', utm_medium: medium, utm_campaign: campaign },
  });
  return [
    {
      dripIndex: 'abandonedCart1',
      timeBox: { magnitude: 1, unit: 'Hours' },
      flow: 'cart_reminder_1_offer',
      isEnabled: true,
      settings: settings('abandonedCart1'),
    },
    {
      dripIndex: 'abandonedCart2',
      timeBox: { magnitude: 1, unit: 'Days' },
      flow: 'cart_reminder_2_offer',
      isEnabled: false,
      settings: settings('abandonedCart2'),
    },
  ];
}
