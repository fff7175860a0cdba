import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { MESSENGER_RECEIPTS, WHATSAPP_RECEIPTS } from './flows.ts';

/** Confirms orders, and recommends a product. Document 2, section 1. */
export const orderReceipt = {
  type: 'orderReceipt',
  title: 'Order Receipt Campaign(with Upsell)',
  subjectKind: 'order',
  purpose: 'utility',
  settingTabs: { settings: 'Upsell Settings', recommendations: 'Product Recommendation' },
  priority: 'transactional',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'receipt',
  words: {
    about: 'Confirms an order at once, and offers what goes with it a little later.',
    delayPhrase: 'of order being placed',
    rightAfter: 'right after order being placed',
    heldBack: 'It is not sent for an order that was cancelled, or to someone who wrote STOP.',
    recipients: 'subscribers who placed an order; the upsell to those of them who want offers',
    reasons: {
      orderCancelled: 'The order was cancelled, so there was nothing left to say about it.',
      cashOnDelivery: 'The order is to be paid in cash, and the upsell is not sent for those.',
      nothingToRecommend: 'There was nothing to recommend with this order.',
    },
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    note: 'An upsell is picked from what your store sells now, and orders are taken as they were edited since.',
  },
  channels: {
    WA: {
      cardTitle: 'Order Confirmation (with Upsell)',
      planFlag: 'WAorderReceipt',
      hasSwitch: true,
      limits: null,
      flows: WHATSAPP_RECEIPTS,
      drips: drips('whatsapp', 'order_receipt'),
      fields: ['discount', 'utm', 'cooldownDays', 'upsellOnCod', 'recommendations'],
    },
    FB: {
      cardTitle: 'Order Receipt Campaign',
      planFlag: 'orderReceipt',
      hasSwitch: true,
      isForLinkedChats: true,
      limits:
        'Later than 24 hours after what the shopper last wrote to your page, Messenger takes a receipt only as a template that it approved, and no upsell at all.',
      flows: MESSENGER_RECEIPTS,
      drips: drips('messenger', 'order_receipt_messenger'),
      fields: ['discount', 'utm', 'cooldownDays', 'upsellOnCod', 'recommendations'],
    },
  },
} satisfies CampaignDefinition;

function drips(medium: string, receipt: string): DripDefinition[] {
  const utm = (campaign: string) => ({
    utm_source: 'bellbird',
    utm_medium: medium,
    utm_campaign: campaign,
  });
  return [
    {
      dripIndex: 'orderReceipt1',
      timeBox: { magnitude: 0, unit: 'Minutes' },
      flow: receipt,
      isEnabled: true,
      // The other fields belong to the upsell, because every order gets a receipt.
      fields: ['utm'],
      settings: { ...NO_SETTINGS, utm: utm('orderReceipt1') },
    },
    {
      dripIndex: 'orderReceipt2',
      timeBox: { magnitude: 1, unit: 'Hours' },
      flow: 'order_upsell',
      isEnabled: true,
      purpose: 'marketing',
      priority: 'automation',
      settings: {
        ...NO_SETTINGS,
        utm: utm('orderReceipt2'),
        discount: { type: 'unique', code: '', percentage: null, expiry: { magnitude: 3, unit: 'Days' } },
        cooldownDays: 7,
      },
    },
  ];
}
