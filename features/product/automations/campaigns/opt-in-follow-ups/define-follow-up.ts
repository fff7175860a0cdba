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
import { texts } from '../../texts/all.ts';
import { WITH_CODE } from './words/with-code.ts';

/** A type whose name is the plan flag on Messenger, and with `WA` in front the plan flag on WhatsApp. */
type TypeOnBoth = { [Flag in PlanFlag]: `WA${Flag}` extends PlanFlag ? Flag : never }[PlanFlag];

/** The parts of a follow-up that differ by tool. */
interface FollowUp {
  /** The type of the tool and of its follow-up. */
  type: TypeOnBoth;
  describe: () => { title: string; about: string };
  icon: CampaignIcon;
  /** The keys of its flows: with a discount, and without. */
  key: string;
  withDiscount: WordsByLanguage;
  plain: WordsByLanguage;
}

const FIELDS: readonly SettingField[] = ['discount', 'utm', 'redirectUrl'];

/** Defines the welcome after a sign-up through a tool: its discount, or a text without one while none is set. */
export function defineFollowUp(followUp: FollowUp) {
  const { type, describe, icon } = followUp;
  const flows = flowsOf(followUp);
  const common = { hasSwitch: false, fields: FIELDS };
  return {
    type,
    get title() {
      return describe().title;
    },
    subjectKind: 'optIn',
    purpose: 'marketing',
    priority: 'automation',
    isRequested: true,
    lifetimeSeconds: DAY_SECONDS,
    voidedBy: null,
    asksStoreFirst: false,
    tab: 'welcome',
    icon,
    get words() {
      return { ...texts.followUps.words, about: describe().about };
    },
    withoutSwitch: {
      get words() {
        return texts.followUps.withoutSwitch;
      },
      isOfTool: true,
    },
    ownSettings: null,
    past: {
      isReplayable: true,
      get note() {
        return texts.followUps.pastNote;
      },
    },
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
        get limits() {
          return texts.followUps.limits;
        },
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
    label: () => ({
      name: texts.flowNames.welcome.offer,
      description: [texts.flowParts.welcome, texts.flowParts.code, texts.flowParts.toStore],
    }),
    withoutDiscount: key,
    withoutPercent: `${key}_code`,
  };
  const code = {
    ...common,
    key: `${key}_code`,
    label: () => ({
      name: texts.flowNames.welcome.code,
      description: [texts.flowParts.welcome, texts.flowParts.codeAlone, texts.flowParts.toStore],
    }),
    withoutDiscount: key,
  };
  const words = {
    ...common,
    key,
    label: () => ({
      name: texts.flowNames.welcome.plain,
      description: [texts.flowParts.welcome, texts.flowParts.toStore],
    }),
  };
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
