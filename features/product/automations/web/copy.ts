import type { Channel } from '#platform/channel/channel.ts';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { CampaignTab } from '../contract/campaign-definition.ts';
import type { Drip } from '../contract/campaign.ts';

export const SAVING = 'Saving Changes';
export const FLOW_SAVING = 'Auto Campaign is saving';
export const LIST_LOADING = 'Automation is loading';
export const PAGE_LOADING = 'View Campaign is loading';
export const SAVED = 'Saved Successfully';
export const SUPPORT_SAVING = 'Support Number is saving';
export const SAVE_FAILED = 'Save Failed';
export const DELAY_FAILED = 'Could not change Delay';
/** Messages of failures that are our own fault. */
export const NOT_SWITCHED = 'Could not change Auto Campaign status';
export const NOT_STORED = 'Could not save Automation Campaign data to redis and database';
export const STATES_NOT_READ = 'Could not get ALL campaign states from REDIS';
export const ATTRIBUTES_NOT_READ = 'Could not get (WA) Automation Campaign Attributes from database';
export const ALL_NOT_READ = 'Data IN ALL CAMPIGNS Could not be loaded';
export const PAGE_NOT_READ = 'Data in automation Could not be loaded';
export const FIGURES_NOT_READ = 'COULD NOT LOAD ANALYTICS';
export const STORE_FAILED = 'Could not send to DB';
export const TEMPLATE_SAVING = 'Template is saving';
export const WORDS_SUBMITTED = 'Submitted to WhatsApp for approval';
export const TEMPLATE_FAILED = 'Template Save Failed';

/** The path of a channel's opt-in tools. */
export const OPT_IN_PATHS: Record<Channel, string> = { WA: '/opt-in-tools-wa', FB: '/opt-in-tools' };

/** The pages of a channel's campaigns. Document 2, section 2. */
export const CHANNEL_PAGES: Record<Channel, { path: string; title: string }> = {
  WA: { path: '/automation-wa', title: 'Whatsapp Auto Campaigns' },
  FB: { path: '/automation', title: 'Facebook Auto Campaigns' },
};
/** The tabs of a campaign's page. */
export const PAGE_TABS = { message: 'Message', results: 'Results' } as const;
export const LIST_NOTE = 'Messages that are sent automatically, to shoppers who signed up.';

interface TabWords {
  name: string;
  /** What an empty tab will contain. */
  about: string;
}

export const TAB_LABELS: Record<CampaignTab, TabWords> = {
  welcome: { name: 'Welcome', about: 'Welcome campaigns greet a shopper right after sign-up.' },
  shopper: {
    name: 'Shopper',
    about: 'Shopper campaigns come back to what somebody looked at or left in a cart.',
  },
  buyer: { name: 'Buyer', about: 'Buyer campaigns follow an order: receipt, shipping, review.' },
};

/** Returns the texts of an empty tab. */
export function nothingUnder(tab: CampaignTab): { title: string; text: string } {
  const { name, about } = TAB_LABELS[tab];
  return {
    title: `No ${name.toLowerCase()} campaigns in this version`,
    text: `${about} This version of Bellbird has none yet.`,
  };
}

export const NO_DRIPS = {
  title: 'No message yet',
  text: 'The messages of this campaign are set up when the store is connected. Reload this page in a minute.',
};

interface TemplateWords {
  word: string;
  tone: StatusTone;
  /** What the state means for the message. */
  meaning: string;
  /** What the merchant can do about it. */
  whatToDo?: string;
}

type TemplateState = NonNullable<Drip['templateStatus']>;

/** The labels of a template's states, for both channels. */
export const TEMPLATE_LABELS: Record<TemplateState, Pick<TemplateWords, 'word' | 'tone'>> = {
  ENABLED: { word: 'Approved', tone: 'good' },
  PENDING: { word: 'In review', tone: 'care' },
  REJECTED: { word: 'Rejected', tone: 'bad' },
  PAUSED: { word: 'Paused', tone: 'care' },
  DISABLED: { word: 'Disabled', tone: 'bad' },
};

/** Meta reviews the templates of both channels. Merchants know WhatsApp's review by WhatsApp's name. */
const REVIEWERS: Record<Channel, string> = { WA: 'WhatsApp', FB: 'Meta' };

const AFTER_REJECTION: Record<Channel, string> = {
  WA: 'Change it where your number is managed, in Meta’s WhatsApp Manager or at Gupshup, and submit it again there. Bellbird learns the answer automatically.',
  FB: 'Meta reviews the messages that your page sends about orders. You cannot change this text: contact us under Support, and we submit another one.',
};

/** Returns what a template's state means for a message on this channel. */
export function templateWords(channel: Channel, status: TemplateState): TemplateWords {
  const reviewer = REVIEWERS[channel];
  const meanings: Record<TemplateState, string> = {
    ENABLED: `${reviewer} approved this message. It can be sent.`,
    PENDING: `${reviewer} is looking at this message. It is sent once approved.`,
    REJECTED: `${reviewer} did not approve this message. It is not sent.`,
    PAUSED: `${reviewer} paused this message. It is not sent for now.`,
    DISABLED: `${reviewer} switched this message off. It is not sent.`,
  };
  return {
    ...TEMPLATE_LABELS[status],
    meaning: meanings[status],
    ...(status === 'REJECTED' && { whatToDo: AFTER_REJECTION[channel] }),
  };
}
