import type { AlertFacts } from '../contract/alert-facts.ts';

/**
 * Returns what identifies an urgent alert, so that it is mailed once: its kind, and what it is about. Null for alerts
 * that can wait until the merchant opens the app.
 */
export function urgentKey(facts: AlertFacts): string | null {
  switch (facts.kind) {
    case 'pageLost':
    case 'planLimitReached':
    case 'storeSilent':
      return facts.kind;
    case 'tokenDead':
    case 'senderStopped':
    case 'qualityLow':
    case 'receiptsLate':
      return `${facts.kind} ${facts.channel}`;
    case 'templateRejected':
    case 'templatePaused':
    case 'templateDisabled':
      return `${facts.kind} ${facts.name}`;
    case 'broadcastStopped':
      return `${facts.kind} ${facts.broadcastId}`;
    case 'webhookRefused':
      return `${facts.kind} ${facts.topic}`;
    case 'planCapNear':
    case 'lockedByPlan':
    case 'planUsageNear':
    case 'dayLimitNear':
    case 'templateRecategorised':
    case 'senderMissing':
    case 'numberMissing':
    case 'pillOff':
    case 'cartCampaignOff':
    case 'campaignIdle':
    case 'toolIdle':
    case 'recoveryUrlWithheld':
    case 'fieldsWithheld':
    case 'givenUp':
    case 'importFailed':
    case 'exportFailed':
    case 'exportNotMailed':
      return null;
  }
}
