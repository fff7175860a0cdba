import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import {
  chatFlow,
  stop,
  templateFlow,
  toPage,
  type WordsByLanguage,
} from '#features/product/flows/rules/flow/write-flow.ts';
import { DAY_SECONDS } from '#platform/clock/durations.ts';
import type { CampaignDefinition, CampaignIcon } from '../../contract/campaign-definition.ts';
import { NO_SETTINGS, type SettingField } from '../../contract/drip-settings.ts';
import { WITH_CODE } from './words/with-code.ts';

/** A type whose name is the plan flag on Messenger, and with `WA` in front the plan flag on WhatsApp. */
type TypeOnBoth = { [Flag in PlanFlag]: `WA${Flag}` extends PlanFlag ? Flag : never }[PlanFlag];

/** The parts of a follow-up that differ by tool. */
interface FollowUp {
  /** The type of the tool and of its follow-up. */
  type: TypeOnBoth;
  title: string;
  icon: CampaignIcon;
  about: string;
  /** The keys of its flows: with a discount, and without. */
  key: string;
  withDiscount: WordsByLanguage;
  plain: WordsByLanguage;
}

const FIELDS: readonly SettingField[] = ['discount', 'utm', 'redirectUrl'];

/** Defines the welcome after a sign-up through a tool: its discount, or a text without one while none is set. */
export function defineFollowUp(followUp: FollowUp) {
  const { type, title, icon, about } = followUp;
  const flows = flowsOf(followUp);
  const common = { hasSwitch: false, fields: FIELDS };
  return {
    type,
    title,
    subjectKind: 'optIn',
    purpose: 'marketing',
    priority: 'automation',
    isRequested: true,
    lifetimeSeconds: DAY_SECONDS,
    voidedBy: null,
    asksStoreFirst: false,
    tab: 'welcome',
    icon,
    words: {
      about,
      delayPhrase: 'of sign-up',
      rightAfter: 'right after sign-up',
      heldBack: 'It is sent while its tool is on, and not to someone who unsubscribed meanwhile.',
      recipients: 'everybody who signs up through this tool, once in 30 days',
      reasons: {
        toolOff: 'Its opt-in tool was switched off. Switch the tool on for the next ones.',
        welcomedBefore: 'They were welcomed through this tool within the last 30 days.',
      },
    },
    withoutSwitch: { words: 'Sends while its opt-in tool is on', isOfTool: true },
    ownSettings: null,
    past: { isReplayable: true, note: 'Whether its tool was on goes by whether it is on now.' },
    channels: {
      WA: {
        ...common,
        planFlag: `WA${type}`,
        limits: null,
        flows: flows.WA,
        drips: drips(followUp, 'whatsapp'),
      },
      FB: {
        ...common,
        planFlag: type,
        limits: 'Messenger takes it only within 24 hours of what the shopper last did in your chat.',
        flows: flows.FB,
        drips: drips(followUp, 'messenger'),
      },
    },
  } satisfies CampaignDefinition;
}

function flowsOf({ type, key, withDiscount, plain }: FollowUp): Record<'WA' | 'FB', FlowDefinition[]> {
  const common = { begins: [`${type}1`], actions: [toPage, stop] };
  const offer = {
    ...common,
    key: `${key}_offer`,
    name: 'Welcome with a discount',
    description: ['A welcome', 'A discount code', 'A button to the store'],
    withoutDiscount: key,
    withoutPercent: `${key}_code`,
  };
  const code = {
    ...common,
    key: `${key}_code`,
    name: 'Welcome with a code',
    description: ['A welcome', 'A code, without what it takes off', 'A button to the store'],
    withoutDiscount: key,
  };
  const words = { ...common, key, name: 'Welcome', description: ['A welcome', 'A button to the store'] };
  const template = { category: 'MARKETING', showsPicture: false } as const;
  return {
    WA: [
      templateFlow({ ...offer, ...template }, withDiscount),
      templateFlow({ ...code, ...template }, WITH_CODE),
      templateFlow({ ...words, ...template }, plain),
    ],
    FB: [chatFlow(offer, withDiscount), chatFlow(code, WITH_CODE), chatFlow(words, plain)],
  };
}

/** A shop gives no discount that its merchant has not set. */
function drips({ type, key }: FollowUp, medium: string) {
  const discount = {
    type: 'unique',
    code: '',
    percentage: null,
    expiry: { magnitude: 30, unit: 'Days' },
  } as const;
  return [
    {
      dripIndex: `${type}1`,
      timeBox: { magnitude: 0, unit: 'Minutes' },
      flow: `${key}_offer`,
      isEnabled: true,
      settings: {
        ...NO_SETTINGS,
        discount,
        utm: { utm_source: 'bellbird', utm_medium: medium, utm_campaign: type },
      },
    },
  ] as const;
}
