import type { FlowButton } from '#features/product/flows/contract/flow-button.ts';
import { withoutForeign } from '#features/product/flows/rules/flow/portable-nodes.ts';
import { note, type CopyNote } from '#platform/copies/copy-note.ts';
import { isOwnAddress, type CopySource } from '#platform/copies/copy-source.ts';
import type { DripSettings } from '../../contract/drip-settings.ts';
import type { PortableCampaign, PortableFlow, PortableMessage } from '../../contract/portable-campaign.ts';

/** The facts about the target store that decide what a campaign keeps. */
export interface CampaignFacts {
  source: CopySource;
  /** Whether the target's plan includes texts and times of its own. */
  mayEdit: boolean;
  /** Whether the target has this template with the same text, and the message can start with it. */
  hasTemplate: (start: { template: string; language: string; body: string }, dripIndex: string) => boolean;
  /** The key of the flow that a message starts with by default, by its index. */
  usualFlow: (dripIndex: string) => string;
  fileAddress: (address: string) => string | null;
}

/** A campaign as the target store gets it. */
export interface FittedCampaign {
  campaign: PortableCampaign;
  mayEdit: boolean;
  notes: CopyNote[];
}

/** Returns a campaign without what exists in the source store only, and what was left out. */
export function fitCampaign(campaign: PortableCampaign, facts: CampaignFacts): FittedCampaign {
  const notes: CopyNote[] = [];
  if (!facts.mayEdit) notes.push(note('textsLocked'));
  const messages = campaign.messages.map((message) => fitMessage(message, facts, notes));
  const flows = facts.mayEdit ? campaign.flows.map((flow) => fitFlow(flow, facts, notes)) : [];
  return {
    campaign: { ...campaign, messages, flows: flows.filter(({ nodes }) => nodes.length > 0) },
    mayEdit: facts.mayEdit,
    notes,
  };
}

function fitMessage(message: PortableMessage, facts: CampaignFacts, notes: CopyNote[]): PortableMessage {
  return {
    ...message,
    settings: fitSettings(message.settings, facts.source, notes),
    start: fitStart(message, facts, notes),
  };
}

function fitStart(
  { start, dripIndex }: PortableMessage,
  facts: CampaignFacts,
  notes: CopyNote[],
): PortableMessage['start'] {
  if ('flow' in start || facts.hasTemplate(start, dripIndex)) return start;
  notes.push(note('ownTemplate', { name: start.template }));
  return { flow: facts.usualFlow(dripIndex) };
}

function fitSettings(settings: DripSettings, source: CopySource, notes: CopyNote[]): DripSettings {
  const { discount, redirectUrl, recommendationMethod } = settings;
  const hasCode = discount !== null && discount.code !== '';
  // A code of a single-use discount is an earlier choice, which nobody sees.
  if (hasCode && discount.type === 'fixed') notes.push(note('discountCode', { code: discount.code }));
  const leadsBack = redirectUrl !== null && isOwnAddress(source, redirectUrl);
  if (leadsBack) notes.push(note('link', { link: redirectUrl }));
  if (recommendationMethod === 'manual') notes.push(note('recommendedProducts'));
  return {
    ...settings,
    discount: hasCode ? { ...discount, code: '' } : discount,
    redirectUrl: leadsBack ? null : redirectUrl,
    recommendationMethod: 'automatic',
  };
}

function fitFlow(
  { key, nodes }: PortableFlow,
  { source, fileAddress }: CampaignFacts,
  notes: CopyNote[],
): PortableFlow {
  const keeps = (button: FlowButton): boolean => {
    if (button.kind === 'call') notes.push(note('phoneButton', { title: button.title }));
    const leadsBack = button.kind === 'address' && isOwnAddress(source, button.url);
    if (leadsBack) notes.push(note('link', { link: button.url }));
    return button.kind !== 'call' && !leadsBack;
  };
  return { key, nodes: withoutForeign(nodes, { keeps, fileAddress }) };
}

const SYMBOLS = { Seconds: 's', Minutes: 'min', Hours: 'h', Days: 'd' } as const;

/** The settings of a campaign in the audit log: one value for each message, in order. */
export type CampaignSummary = Readonly<
  Record<'delays' | 'discounts' | 'cooldowns' | 'redirects' | 'sentMessages', string> &
    Record<'holdOutPercent' | 'ownTexts', number>
>;

/** Summarises the settings of a campaign, so that an entry of the audit log says what was there before. */
export function summariseCampaign({ messages, flows, holdOutPercent }: PortableCampaign): CampaignSummary {
  const each = (value: (message: PortableMessage) => string) => messages.map(value).join(', ');
  const own = messages.filter(({ start }) => 'template' in start).length;
  return {
    holdOutPercent,
    delays: each(({ timeBox: { magnitude, unit } }) => `${magnitude} ${SYMBOLS[unit]}`),
    discounts: each(({ settings: { discount } }) =>
      discount?.percentage ? `${discount.percentage} %` : '–',
    ),
    cooldowns: each(({ settings: { cooldownDays } }) => (cooldownDays === null ? '–' : `${cooldownDays} d`)),
    redirects: each(({ settings: { redirectUrl } }) => redirectUrl ?? '–'),
    sentMessages: messages.flatMap(({ isSent }, at) => (isSent ? [String(at + 1)] : [])).join(', ') || '–',
    ownTexts: flows.length + own,
  };
}
