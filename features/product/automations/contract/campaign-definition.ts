import type * as z from 'zod/mini';
import type { PRIORITY, Purpose } from '#features/engine/messaging/contract/message.ts';
import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { DripSettings, SettingField } from './drip-settings.ts';

/** Everything about a campaign that is the same for every shop. */
export interface CampaignDefinition {
  /** Its name in the API and in rows. */
  type: string;
  /**
   * The title without the channel, which `namesOn` adds. Document 2, section 1. `campaign-names.ts` has the name for
   * lists.
   */
  title: string;
  /** What its messages are about, for example checkout: the first half of each subject. */
  subjectKind: string;
  purpose: Exclude<Purpose, 'service'>;
  priority: keyof typeof PRIORITY;
  /** Whether people request its messages by signing up. Such messages do not count towards the frequency cap. */
  isRequested?: boolean;
  /** How long after its due time a message may still be sent. */
  lifetimeSeconds: number;
  /** An additional check of the gate for its messages, or null. */
  voidedBy: VoidedBy | null;
  /** Whether its times can also be set in seconds. Document 2, section 9. */
  countsSeconds?: boolean;
  /** Whether a store that was silent for an hour is asked for changes before a message is created. */
  asksStoreFirst: boolean;
  tab: CampaignTab;
  icon: CampaignIcon;
  words: CampaignWords;
  /** The shape of settings that only this campaign has, each with a default, or null. */
  ownSettings: z.ZodMiniObject | null;
  /** Settings among them that only the operator sets. Values from merchants are ignored. */
  operatorSettings?: readonly string[];
  /**
   * Returns the keys of the flows that these settings choose for the drips, the usual one first. The merchant then
   * cannot choose a text.
   */
  chooseFlows?: (own: DripSettings['own']) => readonly string[];
  /** Whether stored data is enough to replay the campaign, and what is missing. */
  past: ReportedPast;
  /** The names of the two settings tabs of a campaign with recommendations. Document 2, section 2. */
  settingTabs?: { settings: string; recommendations: string };
  /** Whether its page offers an export of reviews. */
  collectsReviews?: true;
  /** Whether its switch offers to set a discount if only a percentage is missing. */
  suggestsDiscount?: true;
  /** Whether merchants can rewrite the texts after an answer on WhatsApp. Document 2, section 2. */
  hasEditableAnswers?: true;
  /** What a campaign without a switch depends on, in a few words, and whether that is an opt-in tool. */
  withoutSwitch?: { words: string; isOfTool: boolean };
  /** The parts that differ by channel, for each channel of the campaign. */
  channels: { readonly [C in Channel]?: CampaignOnChannel };
}

/** `note` is a sentence about what is missing, or null. `reason` says why a replay is impossible. */
export type ReportedPast =
  | { isReplayable: true; note: string | null }
  | { isReplayable: false; reason: string };

/** The stage of a shopper's journey that a campaign belongs to. Document 2, section 2. */
export type CampaignTab = 'welcome' | 'shopper' | 'buyer';
export type CampaignIcon =
  | 'cart'
  | 'eye'
  | 'receipt'
  | 'truck'
  | 'cash'
  | 'repeat'
  | 'star'
  | 'gift'
  | 'wheel'
  | 'hand';
/** `cartEnding`: the checkout ended with an order, by being emptied, or with a newer checkout. */
export type VoidedBy = 'cartEnding';

export interface CampaignOnChannel {
  /** The title on its card, if it differs. */
  cardTitle?: string;
  /** The plan feature that it needs. */
  planFlag: PlanFlag;
  /** A campaign without a switch runs while the thing that it depends on is active. */
  hasSwitch: boolean;
  /** A sentence for the card about the channel's limits, or null. */
  limits: string | null;
  /** Whether it is about the store, and so reaches only people whose chat is linked with the store. */
  isForLinkedChats?: true;
  flows: readonly FlowDefinition[];
  /** The drips of a new shop. */
  drips: readonly DripDefinition[];
  /** The settings that its page shows. */
  fields: readonly SettingField[];
}

export interface DripDefinition {
  /** For example abandonedCart2. */
  dripIndex: string;
  timeBox: TimeBox;
  /** The key of one of the campaign's flows. */
  flow: string;
  /** Whether the drip is sent while the campaign is on. A second message can be off by default. */
  isEnabled: boolean;
  settings: DripSettings;
  /** Replaces the campaign's purpose for a different drip, such as an offer after a receipt. */
  purpose?: CampaignDefinition['purpose'];
  priority?: CampaignDefinition['priority'];
  /** Replaces the campaign's fields for a drip with fewer settings. */
  fields?: readonly SettingField[];
}

/** Returns the settings of one message of a campaign. */
export function fieldsOf(
  { drips, fields }: Pick<CampaignOnChannel, 'drips' | 'fields'>,
  dripIndex: string,
): readonly SettingField[] {
  return drips.find((drip) => drip.dripIndex === dripIndex)?.fields ?? fields;
}

export interface CampaignWords {
  about: string;
  /** The words after "After 1 hour". */
  delayPhrase: string;
  /** The same for a message without a delay, within a sentence: "right after cart abandonment". */
  rightAfter: string;
  /** Why a message that is due may still not be sent. */
  heldBack: string;
  /** The recipients, completing "It goes to …". */
  recipients: string;
  /** A sentence for each of the campaign's own reasons not to send. */
  reasons: Readonly<Record<string, string>>;
}
