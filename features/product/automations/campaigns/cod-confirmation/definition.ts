import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { COD_FLOWS } from './flows.ts';
import { questionsOf } from './questions.ts';
import { COD_DEFAULTS, CodSettings } from './settings.ts';

/** Asks shoppers to confirm a cash-on-delivery order, and offers to pay it online. Document 2, section 1. */
export const codConfirmation = {
  type: 'CODConfirmation',
  title: 'COD to Prepaid & COD Confirmation',
  subjectKind: 'order',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  countsSeconds: true,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'cash',
  words: {
    about:
      'Asks a shopper to confirm an order that is paid in cash on delivery, and can offer to cancel it or to pay online.',
    delayPhrase: 'of COD order being placed',
    rightAfter: 'right after COD order being placed',
    heldBack: 'It is not sent when the order was paid, sent or cancelled in the meantime.',
    recipients: 'subscribers whose order is to be paid in cash on delivery',
    reasons: {
      orderCancelled: 'The order was cancelled before it was asked about.',
      orderPaid: 'The order was paid before it was asked about.',
      orderSent: 'The order was sent before it was asked about.',
      orderEmptied: 'Everything was taken out of the order before it was asked about.',
      settled: 'It was decided before it was asked about.',
      noPhone: 'The order has no phone number, so there was nobody to ask.',
      ofDraft: 'The order came from a payment link of ours. It is not asked about again.',
      toldLate: 'Your store told of this order more than a day late, so it was not asked about.',
    },
  },
  ownSettings: CodSettings,
  operatorSettings: ['paymentActive'],
  chooseFlows: questionsOf,
  past: {
    isReplayable: false,
    reason:
      'Each order in cash gets an offer of its own when it comes, and what shoppers answer decides what follows. The past has neither, so nobody can say what would have been sent.',
  },
  channels: {
    WA: {
      planFlag: 'WACODConfirmation',
      hasSwitch: true,
      limits: null,
      flows: COD_FLOWS,
      drips: [
        {
          dripIndex: 'CODConfirmation1',
          timeBox: { magnitude: 1, unit: 'Minutes' },
          flow: 'cod_question_2',
          isEnabled: true,
          settings: {
            ...NO_SETTINGS,
            utm: { utm_source: 'bellbird', utm_medium: 'whatsapp', utm_campaign: 'CODConfirmation' },
            own: COD_DEFAULTS,
          },
        },
      ],
      fields: ['noResponse'],
    },
  },
} satisfies CampaignDefinition;
