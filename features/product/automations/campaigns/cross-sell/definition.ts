import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { CROSS_SELL_FLOWS } from './flows.ts';

/** Recommends, some days after an order, a product that goes with it. Document 2, section 1. */
export const crossSell = {
  type: 'crossSellWA' as const,
  title: 'Cross-Sell Campaign',
  subjectKind: 'order',
  purpose: 'marketing',
  suggestsDiscount: true,
  settingTabs: { settings: 'General Settings', recommendations: 'Product recommendation settings' },
  priority: 'automation',
  // Quiet hours or another offer on the same day may delay it. It is still good a day later.
  lifetimeSeconds: 2 * 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'gift',
  words: {
    about: 'Recommends, some days after an order, a product that goes with it.',
    delayPhrase: 'of order being placed',
    rightAfter: 'right after order being placed',
    heldBack: 'It is not sent to someone who bought the product in the meantime, or who unsubscribed.',
    recipients: 'subscribers who placed an order that something goes with',
    reasons: {
      orderCancelled: 'The order was cancelled.',
      nothingToRecommend: 'There was nothing to recommend with this order.',
      orderedSince: 'They bought what would have been recommended.',
    },
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    note: 'What goes with an order is picked from what your store sells now.',
  },
  channels: {
    WA: {
      planFlag: 'crossSellWA',
      hasSwitch: true,
      limits: null,
      flows: CROSS_SELL_FLOWS,
      drips: [
        {
          dripIndex: 'crossSellWA1',
          timeBox: { magnitude: 3, unit: 'Days' },
          flow: 'cross_sell_offer',
          isEnabled: true,
          settings: {
            ...NO_SETTINGS,
            discount: { type: 'unique', code: '', percentage: 10, expiry: { magnitude: 3, unit: 'Days' } },
            utm: { utm_source: 'bellbird', utm_medium: 'whatsapp', utm_campaign: 'crossSellWA' },
          },
        },
      ],
      fields: ['discount', 'utm', 'recommendations'],
    },
  },
} satisfies CampaignDefinition;
