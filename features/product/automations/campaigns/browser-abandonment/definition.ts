import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { MESSENGER_REMINDERS, WHATSAPP_REMINDERS } from './flows.ts';

/** Reminds shoppers of a product that they viewed without adding it to a cart. Document 2, section 1. */
export const browserAbandonment = {
  type: 'browserAbandonment',
  title: 'Product Abandonment Campaign',
  subjectKind: 'look',
  purpose: 'marketing',
  suggestsDiscount: true,
  priority: 'browse',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  asksStoreFirst: true,
  tab: 'shopper',
  icon: 'eye',
  words: {
    about: 'Reminds a subscriber of the product they looked at last, and takes them back to it.',
    delayPhrase: 'of product abandonment',
    rightAfter: 'right after product abandonment',
    heldBack: 'It is not sent to someone who filled a cart or ordered in the meantime, or who unsubscribed.',
    recipients: 'subscribers who looked at a product and put nothing into their cart since',
    reasons: {
      lookedAgain: 'They looked at it again later. That look counts.',
      productGone: 'Your store does not sell this product any more.',
      orderedSince: 'They ordered before the reminder was due.',
      cartedSince: 'They put something into their cart since, so there was nothing to remind of.',
      cartReplaced: 'They filled a cart before the reminder was due. The cart counts.',
      lookedOn: 'They looked at another product afterwards. That one counts.',
      remindedBefore: 'They were reminded of this product within the last 7 days.',
    },
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    note: 'Of each product, only the last look of each shopper is kept: earlier ones are not shown.',
  },
  channels: {
    WA: {
      planFlag: 'WAbrowserAbandonment',
      hasSwitch: true,
      limits: null,
      flows: WHATSAPP_REMINDERS,
      drips: [drip('whatsapp')],
      fields: ['discount', 'utm', 'redirectUrl'],
    },
    FB: {
      planFlag: 'browserAbandonment',
      hasSwitch: true,
      isForLinkedChats: true,
      limits: 'Messenger takes a reminder only within 24 hours of what the shopper last wrote to your page.',
      flows: MESSENGER_REMINDERS,
      drips: [drip('messenger')],
      fields: ['discount', 'utm', 'redirectUrl'],
    },
  },
} satisfies CampaignDefinition;

function drip(medium: string): DripDefinition {
  return {
    dripIndex: 'browserAbandonment1',
    timeBox: { magnitude: 1, unit: 'Hours' },
    flow: 'browse_reminder_offer',
    isEnabled: true,
    settings: {
      ...NO_SETTINGS,
      discount: { type: 'unique', code: '', percentage: 10, expiry: { magnitude: 3, unit: 'Days' } },
      utm: { utm_source: 'bellbird', utm_medium: medium, utm_campaign: 'browserAbandonment' },
    },
  };
}
