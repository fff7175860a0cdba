import type { CampaignDefinition, DripDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { MESSENGER_REMINDERS, WHATSAPP_REMINDERS } from './flows.ts';

/** Reminds shoppers of a product that they viewed without adding it to a cart. Document 2, section 1. */
export const browserAbandonment = {
  type: 'browserAbandonment',
  get title() {
    return texts.browserAbandonment.title;
  },
  subjectKind: 'look',
  purpose: 'marketing',
  suggestsDiscount: true,
  priority: 'browse',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  asksStoreFirst: true,
  tab: 'shopper',
  icon: 'eye',
  get words() {
    return texts.browserAbandonment.words;
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    get note() {
      return texts.browserAbandonment.pastNote;
    },
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
      get limits() {
        return texts.browserAbandonment.limits;
      },
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
