import { chatFlow, toPage } from '#features/product/flows/rules/flow/write-flow.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS } from '../../contract/drip-settings.ts';
import { HELLO } from './words/hello.ts';

const hello = chatFlow(
  {
    key: 'get_started_hello',
    name: 'Hello',
    description: ['Says hello', 'A button to the store'],
    begins: ['getStarted1'],
    actions: [toPage],
  },
  HELLO,
);

/** Greets people who open the page's chat, in answer to their own tap and without an offer. Document 2, section 2. */
export const getStarted = {
  type: 'getStarted',
  title: 'Get Started',
  subjectKind: 'chat',
  purpose: 'utility',
  priority: 'transactional',
  lifetimeSeconds: 3600,
  voidedBy: null,
  asksStoreFirst: false,
  tab: 'welcome',
  icon: 'hand',
  words: {
    about: 'Greets everybody who opens your page’s chat for the first time.',
    delayPhrase: 'of Get Started being tapped',
    rightAfter: 'right after Get Started being tapped',
    heldBack:
      'It is not sent to someone who was greeted before, who comes by an opt-in tool with a welcome of its own, or who unsubscribed.',
    recipients: 'everybody who taps Get Started in your page’s chat, once',
    reasons: {
      greetedBefore: 'They were greeted when they opened the chat the first time.',
      toolWelcomes: 'They came by an opt-in tool, which welcomes them itself.',
    },
  },
  withoutSwitch: { words: 'Always on: it answers Get Started', isOfTool: false },
  ownSettings: null,
  past: {
    isReplayable: false,
    reason:
      'It answers a tap on Get Started in Messenger. Which taps opened a chat is not kept, so the past cannot tell.',
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
