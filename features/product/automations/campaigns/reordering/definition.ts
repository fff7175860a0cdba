import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { REORDER_FLOWS } from './flows.ts';

/** Asks, some time after an order arrived, whether to order the same again. Document 2, section 1. */
export const reordering = {
  type: 'reorderingWA',
  title: 'Reordering Campaign',
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
  words: {
    about: 'Asks a while after an order arrived whether it is time for the same again, and takes them there.',
    delayPhrase: 'of the order’s delivery',
    rightAfter: 'right after the order’s delivery',
    heldBack: 'It is not sent to someone who ordered again by then, or who unsubscribed.',
    recipients: 'subscribers whose last order arrived, or was sent where no carrier says more',
    reasons: {
      orderedSince: 'They ordered again before it was due.',
      orderCancelled: 'The order was cancelled.',
      refunded: 'The order was paid back, so there was nothing to repeat.',
      nothingToReorder: 'Your store does not sell any more what they had ordered.',
    },
  },
  ownSettings: null,
  past: {
    isReplayable: true,
    note: 'Whether something can be ordered again goes by what your store sells now.',
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
