import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { REVIEW_FLOWS } from './flows.ts';

/** Asks shoppers to review what they ordered. Document 2, section 1. */
export const reviewWA = {
  type: 'reviewWA',
  get title() {
    return texts.review.title;
  },
  subjectKind: 'order',
  purpose: 'marketing',
  suggestsDiscount: true,
  collectsReviews: true,
  priority: 'automation',
  lifetimeSeconds: 3 * 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'star',
  get words() {
    return texts.review.words;
  },
  ownSettings: null,
  past: { isReplayable: true, note: null },
  channels: {
    WA: {
      planFlag: 'reviewWA',
      hasSwitch: true,
      limits: null,
      flows: REVIEW_FLOWS,
      drips: [
        {
          dripIndex: 'reviewWA1',
          timeBox: { magnitude: 7, unit: 'Days' },
          flow: 'review_question',
          isEnabled: true,
          settings: {
            ...NO_SETTINGS,
            discount: { type: 'unique', code: '', percentage: 10, expiry: { magnitude: 30, unit: 'Days' } },
            utm: { utm_source: 'bellbird', utm_medium: 'whatsapp', utm_campaign: 'reviewWA' },
          },
        },
      ],
      fields: ['discount', 'utm'],
    },
  },
} satisfies CampaignDefinition;
