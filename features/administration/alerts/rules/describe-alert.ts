import type { Channel } from '#platform/channel/channel.ts';
import { PLANS, type Alert } from '../contract/alert-calls.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { describeLocked } from './describe-locked.ts';
import { describeSetUp, SENDER } from './describe-set-up.ts';
import { describeWork, alertText } from './describe-work.ts';

type AlertText = Omit<Alert, 'facts'>;

/**
 * Describes an alert in one sentence, with the page where the merchant can fix the problem. `campaignName` returns a
 * campaign's name from its type.
 */
export function describeAlert(facts: AlertFacts, campaignName: (type: string) => string): Alert {
  return { facts, ...say(facts, campaignName) };
}

const CAMPAIGNS: Record<Channel, string> = { WA: '/automation-wa', FB: '/automation' };
const TOOLS: Record<Channel, string> = { WA: '/opt-in-tools-wa', FB: '/opt-in-tools' };

function say(facts: AlertFacts, campaignName: (type: string) => string): AlertText {
  switch (facts.kind) {
    case 'pageLost':
    case 'tokenDead':
    case 'senderStopped':
    case 'qualityLow':
    case 'receiptsLate':
      return sayOfSender(facts);
    case 'planLimitReached':
    case 'planCapNear':
    case 'planUsageNear':
    case 'dayLimitNear':
      return sayOfRoom(facts);
    case 'lockedByPlan':
      return alertText(describeLocked(facts.tools, facts.campaigns.map(campaignName)), 'See plans', PLANS);
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
      return sayOfSending(facts, campaignName);
    case 'senderMissing':
    case 'numberMissing':
    case 'pillOff':
    case 'cartCampaignOff':
      return describeSetUp(facts, campaignName);
  }
}

type Of<Kind extends AlertFacts['kind']> = Extract<AlertFacts, { kind: Kind }>;

function sayOfSender(
  facts: Of<'pageLost' | 'tokenDead' | 'senderStopped' | 'qualityLow' | 'receiptsLate'>,
): AlertText {
  switch (facts.kind) {
    case 'pageLost':
      return alertText(
        'Your Facebook page is disconnected, so nothing goes out on Messenger.',
        'Connect it',
        '/settings',
      );
    case 'tokenDead':
      return alertText(
        `Your ${SENDER[facts.channel]} no longer lets Bellbird in. Messages wait.`,
        'Connect it again',
        '/settings',
      );
    case 'senderStopped':
      return alertText(
        `Your ${SENDER[facts.channel]} was stopped by its provider. Messages wait.`,
        'See why',
        '/sender-health',
      );
    case 'qualityLow':
      return alertText(
        'People block or report your messages: the quality of your number is low.',
        'See what to do',
        '/sender-health',
      );
    case 'receiptsLate':
      return alertText(
        'No word has come of your latest messages for a while.',
        'See what is known',
        '/sender-health',
      );
  }
}

function sayOfRoom(
  facts: Of<'planLimitReached' | 'planCapNear' | 'planUsageNear' | 'dayLimitNear'>,
): AlertText {
  switch (facts.kind) {
    case 'planLimitReached':
      return alertText('Your plan’s messages are used up. Messages wait.', 'See plans', PLANS);
    case 'planCapNear':
      return alertText(
        'Your plan’s charges come close to the limit that you approved.',
        'Raise the limit',
        PLANS,
      );
    case 'planUsageNear':
      return alertText(
        `Your plan’s ${figure(facts.most)} ${facts.meter} are nearly used up: ${figure(facts.used)} so far.`,
        'See plans',
        PLANS,
      );
    case 'dayLimitNear':
      return alertText(
        `Your WhatsApp number wrote to ${figure(facts.used)} of the ${figure(facts.most)} people it may write to in 24 hours.`,
        'See its limit',
        '/sender-health',
      );
  }
}

function sayOfSending(
  facts: Of<'toolIdle' | TemplateKind | 'templateRecategorised' | 'broadcastStopped' | 'campaignIdle'>,
  campaignName: (type: string) => string,
): AlertText {
  switch (facts.kind) {
    case 'toolIdle':
      return alertText(
        `${facts.name} is on, but no shopper saw it in ${facts.days} days.`,
        'Check your store’s theme',
        TOOLS[facts.channel],
      );
    case 'templateRejected':
    case 'templatePaused':
    case 'templateDisabled':
      return sayOfTemplate(facts);
    case 'templateRecategorised':
      return alertText(
        `WhatsApp counts the template ${facts.name} as marketing now, so it goes only to people who agreed to offers.`,
        'Look at it',
        facts.isOwn ? '/templates' : '/sender-health',
      );
    case 'broadcastStopped':
      return alertText(
        `Your broadcast “${facts.name}”: ${firstSentence(facts.reason)}`,
        'Look at it',
        `/instant-campaigns-wa/${facts.broadcastId}`,
      );
    case 'campaignIdle':
      return alertText(
        `${campaignName(facts.type)} is on, but sent nothing in ${facts.days} days.`,
        'Look at it',
        `${CAMPAIGNS[facts.channel]}/${facts.type}`,
      );
  }
}

type TemplateKind = 'templateRejected' | 'templatePaused' | 'templateDisabled';
const STOPPED: Record<TemplateKind, { did: string; label: string }> = {
  templateRejected: { did: 'rejected', label: 'Fix it' },
  templatePaused: { did: 'paused', label: 'Look at it' },
  templateDisabled: { did: 'disabled', label: 'Make another' },
};

/** Merchants can fix only their own templates. For Bellbird's templates, they can only see the reason. */
function sayOfTemplate({ kind, name, isOwn, reason }: Of<TemplateKind>): AlertText {
  const { did, label } = STOPPED[kind];
  const sentence = `WhatsApp ${did} the template ${name}${because(reason)}`;
  return isOwn ? alertText(sentence, label, '/templates') : alertText(sentence, 'See why', '/sender-health');
}

/** Appends the reason, which is a sentence. */
function because(reason: string): string {
  return reason === '' ? '.' : `: ${reason.replace(/\.$/, '')}.`;
}

/** Returns the first sentence. The broadcast's page shows the whole reason. */
function firstSentence(text: string): string {
  return text.replace(/(?<=\.) .*$/s, '');
}

function figure(number: number): string {
  return number.toLocaleString('en');
}
