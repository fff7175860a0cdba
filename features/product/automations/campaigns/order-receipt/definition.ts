import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { MESSENGER_RECEIPTS, WHATSAPP_RECEIPTS } from './flows.ts';

/** Confirms orders, and recommends a product. Document 2, section 1. */
export const orderReceipt = {
  type: 'orderReceipt',
  get title() {
    return texts.orderReceipt.title;
  },
  subjectKind: 'order',
  purpose: 'utility',
  get settingTabs() {
    return texts.orderReceipt.settingTabs;
  },
  priority: 'transactional',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'receipt',
  get words() {
    return texts.orderReceipt.words;
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    get note() {
      return texts.orderReceipt.pastNote;
    },
  },
  channels: {
    WA: {
      get cardTitle() {
        return texts.orderReceipt.cardTitles.WA;
      },
      planFlag: 'WAorderReceipt',
      hasSwitch: true,
      limits: null,
      flows: WHATSAPP_RECEIPTS,
      drips: drips('whatsapp', 'order_receipt'),
      fields: ['discount', 'utm', 'cooldownDays', 'upsellOnCod', 'recommendations'],
    },
    FB: {
      get cardTitle() {
        return texts.orderReceipt.cardTitles.FB;
      },
      planFlag: 'orderReceipt',
      hasSwitch: true,
      isForLinkedChats: true,
      get limits() {
        return texts.orderReceipt.limits;
      },
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
