import type { PRIORITY, Purpose } from '#features/messaging/contract/message.ts';
import type { TemplateDefinition } from '#features/templates/contract/template-definition.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { TimeBox } from './campaign.ts';
import type { DripDiscount, Utm } from './drip-settings.ts';

/** All of a campaign that is the same for every shop, said once: what it is, what it starts with, how it reads. */
export interface CampaignDefinition {
  /** Its name on the wire and in rows. */
  type: string;
  /** What its messages follow, for example checkout: the first half of each subject. */
  subjectKind: string;
  purpose: Exclude<Purpose, 'service'>;
  priority: keyof typeof PRIORITY;
  /** How long after it was due a message may still go; later it would be stale. */
  lifetimeSeconds: number;
  /** What the gate asks once more for its messages; null for nothing. */
  voidedBy: VoidedBy | null;
  /** Whether a store that was not heard of for an hour is asked what changed before a message is made. */
  asksStoreFirst: boolean;
  tab: CampaignTab;
  icon: CampaignIcon;
  words: CampaignWords;
  /** What it is on each channel that it runs on. */
  channels: { readonly [C in Channel]?: CampaignOnChannel };
}

/** The part of a shopper's way that a campaign belongs to; document 2, section 2. */
export type CampaignTab = 'welcome' | 'shopper' | 'buyer';
export type CampaignIcon = 'cart' | 'hand';
/** `cartEnding`: the checkout that it follows ended, by an order, by being emptied or by a newer one. */
export type VoidedBy = 'cartEnding';

export interface CampaignOnChannel {
  title: string;
  /** The plan's feature that it needs. */
  planFlag: string;
  templates: readonly CampaignTemplate[];
  /** What a new shop starts with. */
  drips: readonly DripDefinition[];
}

/** A template, and the one that goes in its place where there is no picture to show; null when it shows none. */
export interface CampaignTemplate {
  template: TemplateDefinition;
  withoutPicture: TemplateDefinition | null;
}

export interface DripDefinition {
  /** For example abandonedCart2. */
  dripIndex: string;
  timeBox: TimeBox;
  /** One of the campaign's own. */
  template: TemplateDefinition;
  discount: DripDiscount | null;
  utm: Utm;
}

export interface CampaignWords {
  about: string;
  /** Follows 'After 1 hour'. */
  delayPhrase: string;
  /** Why a message that was due may still not go out. */
  heldBack: string;
  /** A sentence for each of its own reasons not to write, by the reason. */
  reasons: Readonly<Record<string, string>>;
}
