import { describe, expect, it } from 'vitest';
import { USUAL_LIMITS } from '../../contract/sending-limits.ts';
import { decideSend, purposeAtGate, type SendFacts } from './decide-send.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const allowed: SendFacts = {
  now: NOW,
  channel: 'WA',
  purpose: 'marketing',
  expiresAt: hoursAgo(-24),
  isTest: false,
  isOffer: true,
  isByPerson: false,
  shop: {
    installed: true,
    chargeStatus: 'active',
    planLimitReached: false,
    cap: USUAL_LIMITS,
    talkHours: 12,
  },
  subscriber: {
    exists: true,
    hasMarketingConsent: true,
    hasStopped: false,
    hasStoppedSince: false,
    reachable: true,
    isInUs: false,
    lastInboundAt: null,
    adWroteAt: null,
    shopWroteAt: null,
    answeredElsewhereAt: null,
    quietUntil: null,
    recentMarketingAt: [],
    anotherUnderWay: false,
  },
  campaignOn: true,
  cartEnding: null,
  isAnswered: false,
  templateStatus: 'ENABLED',
  heldSending: null,
  reachLeft: 1,
};
const withPerson = (change: Partial<SendFacts['subscriber']>) => ({
  subscriber: { ...allowed.subscriber, ...change },
});
const withShop = (change: Partial<SendFacts['shop']>) => ({ shop: { ...allowed.shop, ...change } });
const answer: Partial<SendFacts> = { purpose: 'service', isOffer: false, templateStatus: null };
const elsewhere = withPerson({ lastInboundAt: hoursAgo(1), answeredElsewhereAt: hoursAgo(1) });
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
    [
      'drops a message without a person as unreachable',
      withPerson({ exists: false, hasMarketingConsent: false, reachable: false }),
      'skip:notReachable',
    ],
    ['sends on an existing charge', withShop({ chargeStatus: 'existing' }), 'send'],
    ['sends a message that belongs to no campaign', { campaignOn: null }, 'send'],
    ['waits while the template is reviewed', { templateStatus: 'PENDING' }, 'wait:templatePending'],
    ['waits while the template is not yet submitted', { templateStatus: 'DRAFT' }, 'wait:templatePending'],
    ['drops an expired message', { expiresAt: hoursAgo(1) }, 'skip:expired'],
    [
      'drops the messages of a shop that uninstalled the app',
      withShop({ installed: false }),
      'skip:appUninstalled',
    ],
    [
      'waits while the charge is not approved',
      withShop({ chargeStatus: 'declined' }),
      'wait:chargeNotActive',
    ],
    ['drops a message of a campaign that was switched off', { campaignOn: false }, 'skip:campaignOff'],
    ['sends no reminder after the order', { cartEnding: 'ordered' }, 'skip:orderedSince'],
    ['sends no reminder of an empty cart', { cartEnding: 'emptied' }, 'skip:cartEmptied'],
    [
      'sends no reminder of a cart that another one replaced',
      { cartEnding: 'replaced' },
      'skip:cartReplaced',
    ],
    [
      'sends no away message after the team answered',
      { ...answer, ...withPerson({ lastInboundAt: hoursAgo(1) }), isAnswered: true },
      'skip:teamAnswered',
    ],
    ['sends no marketing without consent', { subscriber: silent }, 'skip:noConsent'],
    [
      'sends a receipt to a person who wants no marketing',
      { purpose: 'utility', subscriber: silent },
      'send',
    ],
    [
      'sends no receipt after an opt-out',
      { purpose: 'utility', subscriber: { ...silent, hasStopped: true } },
      'skip:noConsent',
    ],
    [
      'drops an answer that was queued before the opt-out',
      { purpose: 'service', subscriber: { ...silent, hasStopped: true, hasStoppedSince: true } },
      'skip:noConsent',
    ],
    [
      'answers a person who opted out',
      { purpose: 'service', subscriber: { ...silent, hasStopped: true } },
      'send',
    ],
    [
      'drops a message to a person without a number',
      { subscriber: { ...allowed.subscriber, reachable: false } },
      'skip:notReachable',
    ],
    ['drops a free text when the person never wrote', { templateStatus: null }, 'skip:windowClosed'],
    [
      'drops a free text after the service window',
      { templateStatus: null, subscriber: { ...allowed.subscriber, lastInboundAt: hoursAgo(24) } },
      'skip:windowClosed',
    ],
    [
      'sends a free text within a week of an ad on Messenger',
      {
        channel: 'FB',
        templateStatus: null,
        ...withPerson({ lastInboundAt: hoursAgo(167), adWroteAt: hoursAgo(167) }),
      },
      'send',
    ],
    [
      'drops a free text after the week of an ad',
      {
        channel: 'FB',
        templateStatus: null,
        ...withPerson({ lastInboundAt: hoursAgo(168), adWroteAt: hoursAgo(168) }),
      },
      'skip:windowClosed',
    ],
    [
      'sends a person’s answer within seven days on Messenger',
      {
        channel: 'FB',
        templateStatus: null,
        purpose: 'service',
        isByPerson: true,
        ...withPerson({ lastInboundAt: hoursAgo(167) }),
      },
      'send',
    ],
    [
      'drops a person’s answer after the seven days',
      {
        channel: 'FB',
        templateStatus: null,
        purpose: 'service',
        isByPerson: true,
        ...withPerson({ lastInboundAt: hoursAgo(168) }),
      },
      'skip:windowClosed',
    ],
    [
      'drops a program’s answer after a day on Messenger',
      {
        channel: 'FB',
        templateStatus: null,
        purpose: 'service',
        isByPerson: false,
        ...withPerson({ lastInboundAt: hoursAgo(25) }),
      },
      'skip:windowClosed',
    ],
    [
      'drops a person’s answer after a day on WhatsApp',
      {
        templateStatus: null,
        purpose: 'service',
        isByPerson: true,
        ...withPerson({ lastInboundAt: hoursAgo(25) }),
      },
      'skip:windowClosed',
    ],
    ['drops a rejected template', { templateStatus: 'REJECTED' }, 'skip:templateStopped'],
    ['drops a paused template', { templateStatus: 'PAUSED' }, 'skip:templateStopped'],
    ['drops a template that is gone', { templateStatus: 'MISSING' }, 'skip:templateStopped'],
    ['sends no marketing template on Messenger', { channel: 'FB' }, 'skip:noMarketingTemplate'],
    [
      'sends no marketing template to the United States',
      withPerson({ isInUs: true }),
      'skip:noMarketingToUs',
    ],
    ['sends a receipt to the United States', { purpose: 'utility', ...withPerson({ isInUs: true }) }, 'send'],
    [
      'sends an offer without a template to the United States within the window',
      { templateStatus: null, ...withPerson({ isInUs: true, lastInboundAt: hoursAgo(1) }) },
      'send',
    ],
    ['sends a receipt by template on Messenger', { channel: 'FB', purpose: 'utility' }, 'send'],
    ['waits while its sending is paused', { heldSending: 'paused' }, 'wait:paused'],
    ['drops a message of a cancelled sending', { heldSending: 'cancelled' }, 'skip:cancelled'],
    ['waits when the plan is used up', withShop({ planLimitReached: true }), 'wait:planLimit'],
    ['waits while the shop talks with the person', withPerson({ shopWroteAt: hoursAgo(1) }), 'wait:talking'],
    ['sends an offer after the talk', withPerson({ shopWroteAt: hoursAgo(12) }), 'send'],
    [
      'sends an offer during a talk if the shop wants it',
      { ...withShop({ talkHours: null }), ...withPerson({ shopWroteAt: hoursAgo(1) }) },
      'send',
    ],
    [
      'sends a receipt, or what the person asked for, during a talk',
      { isOffer: false, ...withPerson({ shopWroteAt: hoursAgo(1) }) },
      'send',
    ],
    ['waits with an answer while another app answers', { ...answer, ...elsewhere }, 'wait:answeredElsewhere'],
    ['sends what a person of the shop wrote', { ...answer, ...elsewhere, isByPerson: true }, 'send'],
    ['sends a template while another app answers', elsewhere, 'send'],
    ['waits through the night', withPerson({ quietUntil: hoursAgo(-10) }), 'wait:quietHours'],
    [
      'sends a receipt at night',
      { purpose: 'utility', ...withPerson({ quietUntil: hoursAgo(-10) }) },
      'send',
    ],
    [
      'waits a day after another offer',
      withPerson({ recentMarketingAt: [hoursAgo(5)] }),
      'wait:frequencyCap',
    ],
    ['sends a day after another offer', withPerson({ recentMarketingAt: [hoursAgo(24)] }), 'send'],
    [
      'sends a receipt on the same day as an offer',
      { purpose: 'utility', ...withPerson({ recentMarketingAt: [hoursAgo(1)], anotherUnderWay: true }) },
      'send',
    ],
    ['waits while another offer is in flight', withPerson({ anotherUnderWay: true }), 'wait:anotherUnderWay'],
    ["waits when the day's reach is used up", { reachLeft: 0 }, 'wait:dailyReach'],
    [
      'sends to an open window beyond the day’s reach',
      { reachLeft: 0, ...withPerson({ lastInboundAt: hoursAgo(1) }) },
      'send',
    ],
    [
      'checks consent before quiet hours',
      withPerson({ hasMarketingConsent: false, quietUntil: hoursAgo(-10) }),
      'skip:noConsent',
    ],
  ])('%s', (_name, change, expected) => {
    const verdict = decideSend({ ...allowed, ...change });
    expect(verdict.verdict === 'send' ? 'send' : `${verdict.verdict}:${verdict.reason}`).toBe(expected);
  });

  it.each<[string, Partial<SendFacts>, string]>([
    ['goes to a person without consent', withPerson({ hasMarketingConsent: false }), 'send'],
    ['goes while its campaign is off', { campaignOn: false }, 'send'],
    ['goes during a talk', withPerson({ shopWroteAt: hoursAgo(1) }), 'send'],
    ['goes in quiet hours', withPerson({ quietUntil: hoursAgo(-10) }), 'send'],
    [
      'goes on the same day as an offer',
      withPerson({ recentMarketingAt: [hoursAgo(1)], anotherUnderWay: true }),
      'send',
    ],
    ['is dropped after an opt-out', withPerson({ hasStopped: true }), 'skip:testStopped'],
    [
      'of a service message is dropped after an opt-out too',
      { purpose: 'service', ...withPerson({ hasStopped: true }) },
      'skip:testStopped',
    ],
    ['waits for the charge', withShop({ chargeStatus: 'declined' }), 'wait:chargeNotActive'],
    ['waits for the plan’s limit', withShop({ planLimitReached: true }), 'wait:planLimit'],
    ['needs an approved template', { templateStatus: 'PAUSED' }, 'skip:templateStopped'],
    ['needs an open window without one', { templateStatus: null }, 'skip:windowClosed'],
    ['waits for the day’s reach', { reachLeft: 0 }, 'wait:dailyReach'],
    ['needs the app installed', withShop({ installed: false }), 'skip:appUninstalled'],
  ])('a test %s', (_name, change, expected) => {
    const verdict = decideSend({ ...allowed, ...change, isTest: true });
    expect(verdict.verdict === 'send' ? 'send' : `${verdict.verdict}:${verdict.reason}`).toBe(expected);
  });

  it('checks a waiting message again no later than its expiry', () => {
    const verdict = decideSend({ ...allowed, ...withPerson({ quietUntil: hoursAgo(-48) }) });
    expect(verdict).toMatchObject({ reason: 'quietHours', until: new Date(allowed.expiresAt.getTime() + 1) });
  });
});

it.each([
  ['utility', 'UTILITY', 'utility'],
  ['utility', 'MARKETING', 'marketing'],
  ['service', 'MARKETING', 'marketing'],
  ['marketing', 'MARKETING', 'marketing'],
  // A cheaper category makes no offer less of one.
  ['marketing', 'UTILITY', 'marketing'],
  ['service', null, 'service'],
] as const)('treats %s with a template of %s as %s', (purpose, templateCategory, judgedAs) => {
  expect(purposeAtGate({ purpose, templateCategory })).toBe(judgedAs);
});

const inMs = (ms: number) => new Date(NOW.getTime() + ms);
it.each<[string, Partial<SendFacts>, number]>([
  ['paused', { heldSending: 'paused' }, 60_000],
  ['not approved by its shop', withShop({ chargeStatus: 'pending' }), 60_000],
  ['beyond the plan', withShop({ planLimitReached: true }), 600_000],
  ['beside another app', { ...answer, ...elsewhere }, 600_000],
  ['under review', { templateStatus: 'PENDING' }, 5000],
  ['behind another one', withPerson({ anotherUnderWay: true }), 3000],
  ['beyond the day’s reach', { reachLeft: 0 }, 600_000],
])('checks a message that is %s again later', (_what, change, ms) => {
  expect(decideSend({ ...allowed, ...change })).toMatchObject({ verdict: 'wait', until: inMs(ms) });
});

it('a message can be sent until the moment of its expiry', () => {
  expect(decideSend({ ...allowed, expiresAt: NOW }).verdict).toBe('send');
  expect(decideSend({ ...allowed, expiresAt: inMs(-1) }).verdict).toBe('skip');
  expect(decideSend({ ...allowed, templateStatus: 'DISABLED' })).toMatchObject({ reason: 'templateStopped' });
});
