import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { REORDER_FLOWS } from './flows.ts';

/** Asks, some time after an order arrived, whether to order the same again. Document 2, section 1. */
export const reordering = {
  type: 'reorderingWA',
  get title() {
    return texts.reordering.title;
  },
  subjectKind: 'order',
  purpose: 'marketing',
  hasEditableAnswers: true,
  priority: 'automation',
  // Quiet hours or another offer on the same day may delay it. It is still good a day later.
  lifetimeSeconds: 2 * 24 * 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'repeat',
  get words() {
    return texts.reordering.words;
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    get note() {
      return texts.reordering.pastNote;
    },
  },
  channels: {
    WA: {
      planFlag: 'reorderingWA',
      hasSwitch: true,
      limits: null,
      flows: REORDER_FLOWS,
      drips: [
        {
          dripIndex: 'reorderingWA1',
          timeBox: { magnitude: 30, unit: 'Days' },
          flow: 'reorder',
          isEnabled: true,
          settings: {
            ...NO_SETTINGS,
            utm: { utm_source: 'bellbird', utm_medium: 'whatsapp', utm_campaign: 'reorderingWA' },
          },
        },
      ],
      fields: ['utm', 'redirectUrl'],
    },
  },
} satisfies CampaignDefinition;
