import { describe, expect, it } from 'vitest';
import { decideSend, type SendFacts } from './decide-send.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const allowed: SendFacts = {
  now: NOW,
  purpose: 'marketing',
  expiresAt: hoursAgo(-24),
  shop: { installed: true, chargeStatus: 'active' },
  subscriber: { hasMarketingConsent: true, reachable: true, lastInboundAt: null },
  campaignOn: true,
  orderedSince: false,
  templateStatus: 'ENABLED',
};
const silent = { ...allowed.subscriber, hasMarketingConsent: false };

describe('the gate', () => {
  it.each<[string, Partial<SendFacts>, string]>([
    ['sends an approved template to a subscriber', {}, 'send'],
    [
      'sends a free text within the service window',
      { templateStatus: null, subscriber: { ...allowed.subscriber, lastInboundAt: hoursAgo(23) } },
      'send',
    ],
    [
      'sends a service answer to a person without marketing consent',
      { purpose: 'service', subscriber: silent },
      'send',
    ],
    ['sends on an existing charge', { shop: { installed: true, chargeStatus: 'existing' } }, 'send'],
    ['sends what belongs to no campaign', { campaignOn: null }, 'send'],
    ['waits while the template is reviewed', { templateStatus: 'PENDING' }, 'wait:templatePending'],
    ['waits while the template is not yet submitted', { templateStatus: 'DRAFT' }, 'wait:templatePending'],
    ['drops what is past its time', { expiresAt: hoursAgo(1) }, 'skip:expired'],
    [
      'drops what a shop without the app queued',
      { shop: { installed: false, chargeStatus: 'active' } },
      'skip:appUninstalled',
    ],
    [
      'waits while the charge is not approved',
      { shop: { installed: true, chargeStatus: 'declined' } },
      'wait:chargeNotActive',
    ],
    ['drops when the campaign was switched off', { campaignOn: false }, 'skip:campaignOff'],
    ['never reminds after the order', { orderedSince: true }, 'skip:orderedSince'],
    ['never markets without consent', { subscriber: silent }, 'skip:noConsent'],
    [
      'drops when there is no number to send to',
      { subscriber: { ...allowed.subscriber, reachable: false } },
      'skip:notReachable',
    ],
    ['drops a free text when nobody wrote', { templateStatus: null }, 'skip:windowClosed'],
    [
      'drops a free text after the service window',
      { templateStatus: null, subscriber: { ...allowed.subscriber, lastInboundAt: hoursAgo(24) } },
      'skip:windowClosed',
    ],
    ['drops a rejected template', { templateStatus: 'REJECTED' }, 'skip:templateStopped'],
    ['drops a paused template', { templateStatus: 'PAUSED' }, 'skip:templateStopped'],
    ['drops a template that is gone', { templateStatus: 'MISSING' }, 'skip:templateStopped'],
  ])('%s', (_name, change, expected) => {
    const verdict = decideSend({ ...allowed, ...change });
    expect(verdict.verdict === 'send' ? 'send' : `${verdict.verdict}:${verdict.reason}`).toBe(expected);
  });
});
