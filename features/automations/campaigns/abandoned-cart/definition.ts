import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { firstReminder } from './templates.ts';

/** Reminds of a cart that was left; document 2, section 1. */
export const abandonedCart = {
  type: 'abandonedCart',
  subjectKind: 'checkout',
  purpose: 'marketing',
  priority: 'cart',
  lifetimeSeconds: 24 * 3600,
  voidedBy: 'cartEnding',
  asksStoreFirst: true,
  tab: 'shopper',
  icon: 'cart',
  words: {
    about: 'Reminds a subscriber of the cart they left behind, and takes them back to it.',
    delayPhrase: 'of cart abandonment',
    heldBack: 'It is not sent to someone who placed the order in the meantime, or who unsubscribed.',
    reasons: {
      orderedSince: 'They ordered before the reminder was due.',
      cartEmptied: 'The cart was emptied, so there was nothing to remind of.',
      cartReplaced: 'They began another cart afterwards. That one counts.',
      noPhone: 'No phone number was given, so there was nobody to write to.',
      noWayBack: 'Your store gave no address that leads back to this cart.',
    },
  },
  channels: {
    WA: {
      title: 'Abandoned Cart Campaign - Whatsapp',
      planFlag: 'WAabandonedCart',
      templates: [firstReminder],
      drips: [
        {
          dripIndex: 'abandonedCart1',
          timeBox: { magnitude: 1, unit: 'Hours' },
          template: firstReminder.template,
          discount: { kind: 'unique', percent: 10, expiresAfterSeconds: 3 * 24 * 3600 },
          utm: { utm_source: 'bellbird', utm_medium: 'whatsapp', utm_campaign: 'abandonedCart1' },
        },
      ],
    },
  },
} satisfies CampaignDefinition;
