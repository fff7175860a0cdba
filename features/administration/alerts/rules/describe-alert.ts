import { isOwnWords } from '#features/foundations/templates/contract/own-words.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { PLANS, type Alert } from '../contract/alert-calls.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { texts } from '../texts/all.ts';
import { describeLocked } from './describe-locked.ts';
import { CHANNEL_SETTINGS, describeSetUp } from './describe-set-up.ts';
import { describeWork, alertText } from './describe-work.ts';

type AlertText = Omit<Alert, 'facts'>;

/**
 * Describes an alert in one sentence, with the page where the merchant can fix the problem. `campaignName` returns a
 * campaign's name from its type.
 */
export function describeAlert(facts: AlertFacts, campaignName: (type: string) => string): Alert {
  return { facts, ...describe(facts, campaignName) };
}

const CAMPAIGNS: Record<Channel, string> = { WA: '/automation-wa', FB: '/automation' };
const TOOLS: Record<Channel, string> = { WA: '/opt-in-tools-wa', FB: '/opt-in-tools' };

function describe(facts: AlertFacts, campaignName: (type: string) => string): AlertText {
  switch (facts.kind) {
    case 'pageLost':
    case 'tokenDead':
    case 'senderStopped':
    case 'qualityLow':
    case 'receiptsLate':
      return describeSender(facts);
    case 'planLimitReached':
    case 'planCapNear':
    case 'planUsageNear':
    case 'dayLimitNear':
      return describeLimit(facts);
    case 'lockedByPlan':
      return alertText(
        describeLocked(facts.tools, facts.campaigns.map(campaignName)),
        texts.actions.seePlans,
        PLANS,
      );
    case 'webhookRefused':
    case 'recoveryUrlWithheld':
    case 'fieldsWithheld':
    case 'storeSilent':
    case 'givenUp':
    case 'importFailed':
    case 'exportFailed':
    case 'exportNotMailed':
      return describeWork(facts);
    case 'toolIdle':
    case 'templateRejected':
    case 'templatePaused':
    case 'templateDisabled':
    case 'templateRecategorised':
    case 'broadcastStopped':
    case 'campaignIdle':
      return describeSending(facts, campaignName);
    case 'senderMissing':
    case 'numberMissing':
    case 'pillOff':
    case 'cartCampaignOff':
      return describeSetUp(facts, campaignName);
  }
}

type Of<Kind extends AlertFacts['kind']> = Extract<AlertFacts, { kind: Kind }>;

function describeSender(
  facts: Of<'pageLost' | 'tokenDead' | 'senderStopped' | 'qualityLow' | 'receiptsLate'>,
): AlertText {
  switch (facts.kind) {
    case 'pageLost':
      return alertText(texts.senders.pageLost, texts.actions.connect, CHANNEL_SETTINGS.FB);
    case 'tokenDead':
      return alertText(
        texts.senders.tokenDead[facts.channel],
        texts.actions.connectAgain,
        CHANNEL_SETTINGS[facts.channel],
      );
    case 'senderStopped':
      return alertText(texts.senders.stopped[facts.channel], texts.actions.seeWhy, '/sender-health');
    case 'qualityLow':
      return alertText(texts.senders.qualityLow, texts.actions.seeWhatToDo, '/sender-health');
    case 'receiptsLate':
      return alertText(texts.senders.receiptsLate, texts.actions.seeWhatIsKnown, '/sender-health');
  }
}

function describeLimit(
  facts: Of<'planLimitReached' | 'planCapNear' | 'planUsageNear' | 'dayLimitNear'>,
): AlertText {
  switch (facts.kind) {
    case 'planLimitReached':
      return alertText(texts.room.reached, texts.actions.seePlans, PLANS);
    case 'planCapNear':
      return alertText(texts.room.capNear, texts.actions.raiseLimit, PLANS);
    case 'planUsageNear':
      return alertText(
        fill(texts.room.usageNear[facts.meter], { most: facts.most, used: facts.used }),
        texts.actions.seePlans,
        PLANS,
      );
    case 'dayLimitNear':
      return alertText(
        fill(texts.room.dayLimitNear, { used: facts.used, most: facts.most }),
        texts.actions.seeLimit,
        '/sender-health',
      );
  }
}

function describeSending(
  facts: Of<'toolIdle' | TemplateKind | 'templateRecategorised' | 'broadcastStopped' | 'campaignIdle'>,
  campaignName: (type: string) => string,
): AlertText {
  switch (facts.kind) {
    case 'toolIdle':
      return alertText(
        fill(texts.sending.toolIdle, { name: facts.name, days: facts.days }),
        texts.actions.checkTheme,
        TOOLS[facts.channel],
      );
    case 'templateRejected':
    case 'templatePaused':
    case 'templateDisabled':
      return describeTemplate(facts);
    case 'templateRecategorised':
      return alertText(
        fill(texts.sending.recategorised, { name: nameOf(facts.name) }),
        texts.actions.look,
        facts.isOwn ? '/templates' : '/sender-health',
      );
    case 'broadcastStopped':
      return alertText(
        fill(texts.sending.broadcastStopped, { name: facts.name, reason: firstSentence(facts.reason) }),
        texts.actions.look,
        `/instant-campaigns-wa/${facts.broadcastId}`,
      );
    case 'campaignIdle':
      return alertText(
        fill(texts.sending.campaignIdle, { name: campaignName(facts.type), days: facts.days }),
        texts.actions.look,
        `${CAMPAIGNS[facts.channel]}/${facts.type}`,
      );
  }
}

type TemplateKind = 'templateRejected' | 'templatePaused' | 'templateDisabled';
const FIX: Readonly<Record<TemplateKind, 'fix' | 'look' | 'makeAnother'>> = {
  templateRejected: 'fix',
  templatePaused: 'look',
  templateDisabled: 'makeAnother',
};

/** Merchants can fix only their own templates. For Bellbird's templates, they can only see the reason. */
function describeTemplate({ kind, isOwn, reason, ...facts }: Of<TemplateKind>): AlertText {
  const name = nameOf(facts.name);
  const sentence =
    reason === ''
      ? fill(texts.sending.templates[kind], { name })
      : fill(texts.sending.templatesBecause[kind], { name, reason: reason.replace(/\.$/, '') });
  return isOwn
    ? alertText(sentence, texts.actions[FIX[kind]], '/templates')
    : alertText(sentence, texts.actions.seeWhy, '/sender-health');
}

/** Nobody chose the names of templates that were made of own words. */
function nameOf(template: string): string {
  return isOwnWords(template) ? texts.sending.ownWords : template;
}

/** Returns the first sentence. The broadcast's page shows the whole reason. */
function firstSentence(text: string): string {
  return text.replace(/(?<=\.) .*$/s, '');
}
