import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { CROSS_SELL_FLOWS } from './flows.ts';

/** Recommends, some days after an order, a product that goes with it. Document 2, section 1. */
export const crossSell = {
  type: 'crossSellWA' as const,
  get title() {
    return texts.crossSell.title;
  },
  subjectKind: 'order',
  purpose: 'marketing',
  suggestsDiscount: true,
  get settingTabs() {
    return texts.crossSell.settingTabs;
  },
  priority: 'automation',
  // Quiet hours or another offer on the same day may delay it. It is still good a day later.
  lifetimeSeconds: 2 * 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'gift',
  get words() {
    return texts.crossSell.words;
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    get note() {
      return texts.crossSell.pastNote;
    },
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
