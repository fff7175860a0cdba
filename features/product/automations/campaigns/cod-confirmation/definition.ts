import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { COD_FLOWS } from './flows.ts';
import { questionsOf } from './questions.ts';
import { COD_DEFAULTS, CodSettings } from './settings.ts';

/** Asks shoppers to confirm a cash-on-delivery order, and offers to pay it online. Document 2, section 1. */
export const codConfirmation = {
  type: 'CODConfirmation',
  get title() {
    return texts.codConfirmation.title;
  },
  subjectKind: 'order',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 24 * 3600,
  voidedBy: null,
  countsSeconds: true,
  asksStoreFirst: false,
  tab: 'buyer',
  icon: 'cash',
  get words() {
    return texts.codConfirmation.words;
  },
  ownSettings: CodSettings,
  operatorSettings: ['paymentActive'],
  chooseFlows: questionsOf,
  past: {
    isReplayable: false,
    get reason() {
      return texts.codConfirmation.pastReason;
    },
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
