import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS, type DripSettings } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { MESSENGER_REMINDERS, WHATSAPP_REMINDERS } from './flows.ts';

/** Reminds shoppers of abandoned carts. Document 2, section 1. */
export const abandonedCart = {
  type: 'abandonedCart',
  get title() {
    return texts.abandonedCart.title;
  },
  subjectKind: 'checkout',
  purpose: 'marketing',
  suggestsDiscount: true,
  priority: 'cart',
  lifetimeSeconds: 24 * 3600,
  voidedBy: 'cartEnding',
  asksStoreFirst: true,
  tab: 'shopper',
  icon: 'cart',
  get words() {
    return texts.abandonedCart.words;
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    get note() {
      return texts.abandonedCart.pastNote;
    },
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
      get limits() {
        return texts.abandonedCart.limits;
      },
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
