import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { REVIEW_FLOWS } from './flows.ts';

/** Asks shoppers to review what they ordered. Document 2, section 1. */
export const reviewWA = {
  type: 'reviewWA',
  title: 'Review Campaign',
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
  words: {
    about: 'Asks how a shopper likes what they ordered, and keeps what they write as a review.',
    delayPhrase: 'of order being delivered',
    rightAfter: 'right after order being delivered',
    heldBack: 'It is not sent when the order went back, or to someone who was asked within 90 days.',
    recipients: 'subscribers whose order arrived',
    reasons: {
      orderCancelled: 'The order was cancelled before it was asked about.',
      orderRefunded: 'Money for the order went back, so it was not asked about.',
      noPhone: 'The order has no phone number, so there was nobody to ask.',
      askedLately: 'They were asked about another order within the last 90 days.',
    },
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
