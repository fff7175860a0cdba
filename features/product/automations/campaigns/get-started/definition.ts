import { chatFlow, toPage } from '#features/product/flows/rules/flow/write-flow.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { texts } from '../../texts/all.ts';
import { HELLO } from './words/hello.ts';

const hello = chatFlow(
  {
    key: 'get_started_hello',
    label: () => ({
      name: texts.flowNames.hello,
      description: [texts.flowParts.hello, texts.flowParts.toStore],
    }),
    begins: ['getStarted1'],
    actions: [toPage],
  },
  HELLO,
);

/** Greets people who open the page's chat, in answer to their own tap and without an offer. Document 2, section 2. */
export const getStarted = {
  type: 'getStarted',
  get title() {
    return texts.getStarted.title;
  },
  subjectKind: 'chat',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'welcome',
  icon: 'hand',
  get words() {
    return texts.getStarted.words;
  },
  withoutSwitch: {
    get words() {
      return texts.getStarted.withoutSwitch;
    },
    isOfTool: false,
  },
  ownSettings: null,
  past: {
    isReplayable: false,
    get reason() {
      return texts.getStarted.pastReason;
    },
  },
  channels: {
    FB: {
      planFlag: 'getStarted',
      hasSwitch: false,
      limits: null,
      flows: [hello],
      drips: [
        {
          dripIndex: 'getStarted1',
          timeBox: { magnitude: 0, unit: 'Minutes' },
          flow: hello.key,
          isEnabled: true,
          settings: {
            ...NO_SETTINGS,
            utm: { utm_source: 'bellbird', utm_medium: 'messenger', utm_campaign: 'getStarted' },
          },
        },
      ],
      fields: ['utm', 'redirectUrl'],
    },
  },
} satisfies CampaignDefinition;
