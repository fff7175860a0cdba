import type * as z from 'zod/mini';
import type { PRIORITY, Purpose } from '#features/engine/messaging/contract/message.ts';
import type { PlanFlag } from '#features/foundations/plans/contract/plan-flags.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { TimeBox } from './campaign.ts';
import type { DripSettings, SettingField } from './drip-settings.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** All of a campaign that is the same for every shop, said once: what it is, what it starts with, how it reads. */
export interface CampaignDefinition {
  /** Its name on the wire and in rows. */
  type: string;
  /** Without the channel, which `namesOn` adds; document 2, section 1. `campaign-names.ts` has the name for lists. */
  title: string;
  /** What its messages follow, for example checkout: the first half of each subject. */
  subjectKind: string;
  purpose: Exclude<Purpose, 'service'>;
  priority: keyof typeof PRIORITY;
  /** People ask for its messages by signing up, so these messages do not count towards the frequency cap. */
  isRequested?: boolean;
  /** How long after it was due a message may still go; later it would be stale. */
  lifetimeSeconds: number;
  /** What the gate asks once more for its messages; null for nothing. */
  voidedBy: VoidedBy | null;
  /** Whether its times may be told in seconds too; document 2, section 9. Left out where not. */
  countsSeconds?: boolean;
  /** Whether a store that was not heard of for an hour is asked what changed before a message is made. */
  asksStoreFirst: boolean;
  tab: CampaignTab;
  icon: CampaignIcon;
  words: CampaignWords;
  /** The shape of what only this campaign has to be set, each part with a default; null for nothing. */
  ownSettings: z.ZodMiniObject | null;
  /** Which parts of them the operator alone sets: what a merchant gives for them is left aside. */
  operatorSettings?: readonly string[];
  /**
   * Where those settings choose what its drips begin with: the keys of the flows, the usual one first. A merchant then
   * chooses no text.
   */
  chooseFlows?: (own: DripSettings['own']) => readonly string[];
  /** Whether what is stored of the past tells what it would have sent, and what of that it does not. */
  past: ReportedPast;
  /** What the two tabs of its settings are called, where it recommends products; document 2, section 2. */
  settingTabs?: { settings: string; recommendations: string };
  /** Whether its page offers the reviews that it collected as a file. Left out where not. */
  collectsReviews?: true;
  /** Whether its switch offers to go and set a discount where only a percentage is missing. Left out where not. */
  suggestsDiscount?: true;
  /** Whether merchants may rewrite what follows an answer on WhatsApp; document 2, section 2. Left out where not. */
  hasEditableAnswers?: true;
  /** What a campaign without a switch follows, in a few words, and whether that is an opt-in tool. */
  withoutSwitch?: { words: string; isOfTool: boolean };
  /** What it is on each channel that it runs on. */
  channels: { readonly [C in Channel]?: CampaignOnChannel };
}

/** `note`: what stays untold, in a sentence; null for nothing. `reason`: why the past tells nothing of it. */
export type ReportedPast = { isTold: true; note: string | null } | { isTold: false; reason: string };

/** The part of a shopper's way that a campaign belongs to; document 2, section 2. */
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
/** `cartEnding`: the checkout that it follows ended, by an order, by being emptied or by a newer one. */
export type VoidedBy = 'cartEnding';

export interface CampaignOnChannel {
  /** On its card, where that is another name than its title. */
  cardTitle?: string;
  /** The plan's feature that it needs. */
  planFlag: PlanFlag;
  /** One without a switch runs while what it follows does. */
  hasSwitch: boolean;
  /** What the channel forbids, in a sentence for the card; null for nothing. */
  limits: string | null;
  /** It concerns what happens in the store: it reaches only people whose chat is linked with the store. */
  isForLinkedChats?: true;
  flows: readonly FlowDefinition[];
  /** What a new shop starts with. */
  drips: readonly DripDefinition[];
  /** What of the settings its page shows. */
  fields: readonly SettingField[];
}

export interface DripDefinition {
  /** For example abandonedCart2. */
  dripIndex: string;
  timeBox: TimeBox;
  /** The key of one of the campaign's flows. */
  flow: string;
  /** Whether it is sent while the campaign is on; a second message may be off by itself. */
  isEnabled: boolean;
  settings: DripSettings;
  /** In place of its campaign's, for one that is something else: an offer after a receipt. */
  purpose?: CampaignDefinition['purpose'];
  priority?: CampaignDefinition['priority'];
  /** In place of its campaign's, for one that has fewer settings. */
  fields?: readonly SettingField[];
}

/** What can be set of one message of a campaign. */
export function fieldsOf(
  { drips, fields }: Pick<CampaignOnChannel, 'drips' | 'fields'>,
  dripIndex: string,
): readonly SettingField[] {
  return drips.find((drip) => drip.dripIndex === dripIndex)?.fields ?? fields;
}

export interface CampaignWords {
  about: string;
  /** Follows 'After 1 hour'. */
  delayPhrase: string;
  /** Why a message that was due may still not go out. */
  heldBack: string;
  /** Whom it goes to: completes 'It goes to …'. */
  recipients: string;
  /** A sentence for each of its own reasons not to write, by the reason. */
  reasons: Readonly<Record<string, string>>;
}
