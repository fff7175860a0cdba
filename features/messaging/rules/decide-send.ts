/** What the gate knows of a message at the moment it would be sent. */
export interface SendFacts {
  now: Date;
  purpose: 'marketing' | 'utility' | 'service';
  expiresAt: Date;
  shop: { installed: boolean; chargeStatus: string };
  subscriber: { hasMarketingConsent: boolean; reachable: boolean; lastInboundAt: Date | null };
  /** Null for a message that belongs to no campaign. */
  campaignOn: boolean | null;
  /** Whether an order was placed from what this message reminds of. */
  orderedSince: boolean;
  /** Null for a message without a template. */
  templateStatus: string | null;
}

export type SkipReason =
  | 'expired'
  | 'appUninstalled'
  | 'campaignOff'
  | 'orderedSince'
  | 'noConsent'
  | 'notReachable'
  | 'windowClosed'
  | 'templateStopped';

export type WaitReason = 'chargeNotActive' | 'templatePending';

/** The gate's answer, kept with the message. */
export type Verdict =
  | { verdict: 'send' }
  | { verdict: 'wait'; until: Date; reason: WaitReason }
  | { verdict: 'skip'; reason: SkipReason };

/** WhatsApp's customer service window, opened by each message of the person (Cloud API, sending messages). */
const SERVICE_WINDOW_MS = 24 * 3600 * 1000;
const TEMPLATE_REVIEW_PAUSE_MS = 5000;
const CHARGE_PAUSE_MS = 60_000;

/** The one gate: decides for every message, at the moment of sending, whether it goes, waits or is dropped. */
export function decideSend(facts: SendFacts): Verdict {
  const reason = whySkip(facts);
  if (reason) return { verdict: 'skip', reason };
  // A charge that waits for approval and a template under review may come right before the message is stale.
  if (facts.shop.chargeStatus !== 'active' && facts.shop.chargeStatus !== 'existing') {
    return waitFor(facts, CHARGE_PAUSE_MS, 'chargeNotActive');
  }
  if (facts.templateStatus === 'DRAFT' || facts.templateStatus === 'PENDING') {
    return waitFor(facts, TEMPLATE_REVIEW_PAUSE_MS, 'templatePending');
  }
  return { verdict: 'send' };
}

function waitFor(facts: SendFacts, pauseMs: number, reason: WaitReason): Verdict {
  return { verdict: 'wait', until: new Date(facts.now.getTime() + pauseMs), reason };
}

function whySkip(facts: SendFacts): SkipReason | null {
  if (facts.now > facts.expiresAt) return 'expired';
  if (!facts.shop.installed) return 'appUninstalled';
  if (facts.campaignOn === false) return 'campaignOff';
  if (facts.orderedSince) return 'orderedSince';
  if (facts.purpose === 'marketing' && !facts.subscriber.hasMarketingConsent) return 'noConsent';
  if (!facts.subscriber.reachable) return 'notReachable';
  if (facts.templateStatus === null && !isWindowOpen(facts)) return 'windowClosed';
  if (facts.templateStatus && ['REJECTED', 'PAUSED', 'DISABLED', 'MISSING'].includes(facts.templateStatus))
    return 'templateStopped';
  return null;
}

function isWindowOpen({ subscriber, now }: SendFacts): boolean {
  return (
    subscriber.lastInboundAt !== null &&
    now.getTime() - subscriber.lastInboundAt.getTime() < SERVICE_WINDOW_MS
  );
}
