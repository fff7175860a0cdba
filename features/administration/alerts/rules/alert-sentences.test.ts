import { describe, expect, it } from 'vitest';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { describeAlert } from './describe-alert.ts';
import { describeLocked, listNames } from './describe-locked.ts';
import { describeSince } from './describe-since.ts';
import { isNear } from './is-near.ts';

const template = { name: 'cart_1', reason: 'It ends with a variable.' };
const work = { webhooks: 0, timers: 0, commands: 0, mails: 0 };

/** Each alert, with the page that solves the problem and the label of its button. */
const ALERTS: [AlertFacts, string, string][] = [
  [{ kind: 'pageLost' }, '/settings#facebook', 'Connect it'],
  [{ kind: 'tokenDead', channel: 'WA' }, '/settings#whatsapp', 'Connect it again'],
  [{ kind: 'senderStopped', channel: 'FB' }, '/sender-health', 'See why'],
  [{ kind: 'qualityLow', channel: 'WA' }, '/sender-health', 'See what to do'],
  [{ kind: 'receiptsLate', channel: 'WA' }, '/sender-health', 'See what is known'],
  [{ kind: 'planLimitReached' }, '/dashboard?plans=open', 'See plans'],
  [{ kind: 'planCapNear' }, '/dashboard?plans=open', 'Raise the limit'],
  [{ kind: 'planUsageNear', meter: 'messages', used: 80, most: 100 }, '/dashboard?plans=open', 'See plans'],
  [{ kind: 'dayLimitNear', used: 80, most: 100 }, '/sender-health', 'See its limit'],
  [{ kind: 'lockedByPlan', tools: ['Pill'], campaigns: [] }, '/dashboard?plans=open', 'See plans'],
  [{ kind: 'webhookRefused', topic: 'orders' }, '/help/not-working', 'What you can do'],
  [{ kind: 'recoveryUrlWithheld' }, '/help/not-working', 'What you can do'],
  [{ kind: 'fieldsWithheld', fields: ['phone'] }, '/help/not-working', 'What you can do'],
  [{ kind: 'storeSilent' }, '/help/not-working', 'What you can do'],
  [{ kind: 'givenUp', ...work, mails: 2 }, '/sender-health', 'Try again'],
  [{ kind: 'importFailed', importId: '1', name: 'Fair' }, '/imports', 'See why'],
  [{ kind: 'exportFailed', exportId: '1', fileName: 'people.csv' }, '/exports', 'Ask for it again'],
  [
    { kind: 'exportNotMailed', exportId: '1', fileName: 'people.csv', emailTo: 'eva@shop.example' },
    '/exports',
    'Get the file',
  ],
  [{ kind: 'templateRejected', isOwn: true, ...template }, '/templates', 'Fix it'],
  [{ kind: 'templatePaused', isOwn: true, ...template }, '/templates', 'Look at it'],
  [{ kind: 'templateDisabled', isOwn: true, ...template }, '/templates', 'Make another'],
  [{ kind: 'templateRejected', isOwn: false, ...template }, '/sender-health', 'See why'],
  [{ kind: 'templateRecategorised', isOwn: true, name: 'cart_1' }, '/templates', 'Look at it'],
  [{ kind: 'templateRecategorised', isOwn: false, name: 'cart_1' }, '/sender-health', 'Look at it'],
  [
    { kind: 'broadcastStopped', broadcastId: 'b1', name: 'Spring', reason: 'It stopped.' },
    '/instant-campaigns-wa/b1',
    'Look at it',
  ],
  [
    { kind: 'senderMissing', channel: 'FB', tools: [], campaigns: ['cart'], broadcasts: [] },
    '/settings#facebook',
    'Connect one',
  ],
  [{ kind: 'numberMissing', canSend: false }, '/settings#whatsapp', 'Connect one'],
  [{ kind: 'pillOff' }, '/opt-in-tools-wa', 'Switch it on'],
  [{ kind: 'cartCampaignOff' }, '/automation-wa/abandonedCart', 'Switch it on'],
  [{ kind: 'campaignIdle', channel: 'WA', type: 'cart', days: 7 }, '/automation-wa/cart', 'Look at it'],
  [{ kind: 'campaignIdle', channel: 'FB', type: 'cart', days: 7 }, '/automation/cart', 'Look at it'],
  [
    { kind: 'toolIdle', channel: 'FB', toolId: '1', name: 'Pill', days: 7 },
    '/opt-in-tools',
    'Check your store’s theme',
  ],
];

describe('each alert', () => {
  it.each(ALERTS)('%o has a sentence and a button', (facts, path, label) => {
    const alert = describeAlert(facts, (type) => `Campaign ${type}`);
    expect(alert).toMatchObject({ facts, action: { path, label } });
    expect(alert.sentence).toMatch(/^[A-Z0-9].*\.$/);
  });

  it.each([
    ['tokenDead', 'WA', 'Your WhatsApp number no longer lets Bellbird in. Messages wait.'],
    ['tokenDead', 'FB', 'Your Facebook page no longer lets Bellbird in. Messages wait.'],
    ['senderStopped', 'WA', 'Your WhatsApp number was stopped by its provider. Messages wait.'],
  ] as const)('%s of %s names the sender', (kind, channel, sentence) => {
    expect(describeAlert({ kind, channel }, String).sentence).toBe(sentence);
  });
});

describe('the alert about failed work', () => {
  it.each([
    [{ webhooks: 2 }, '2 pieces of news could not be done and were put aside.'],
    [{ timers: 3 }, '3 planned messages could not be done and were put aside.'],
    [{ commands: 1 }, '1 change in your store could not be done and was put aside.'],
    [{ mails: 2 }, '2 e-mails could not be done and were put aside.'],
    [{ timers: 1, mails: 1 }, '1 planned message and 1 e-mail could not be done and were put aside.'],
  ])('%o', (given, sentence) => {
    expect(describeAlert({ kind: 'givenUp', ...work, ...given }, String).sentence).toBe(sentence);
  });
});

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('lists %j', (names, listed) => {
  expect(listNames(names)).toBe(listed);
});

it('uses the singular for one locked item and the plural for several', () => {
  expect(describeLocked([], ['Cart'])).toBe('Cart was switched off, because your plan does not include it.');
  expect(describeLocked(['Pill'], ['Cart'])).toBe(
    'Pill and Cart were switched off, because your plan does not include them.',
  );
});

it.each([
  [79, 100, false],
  [80, 100, true],
  [100, 100, true],
])('%i of %i is close to the limit: %s', (used, most, isSo) => {
  expect(isNear({ used, most })).toBe(isSo);
});

it.each([
  [{ orders: 1 }, 'Since yesterday: 0 messages went out, 0 clicks and 1 order came back, €0.00 earned.'],
  [
    { revenueMinor: 100 },
    'Since yesterday: 0 messages went out, 0 clicks and 0 orders came back, €1.00 earned.',
  ],
  [{ sent: 2 }, 'Since yesterday: 2 messages went out, 0 clicks and 0 orders came back, €0.00 earned.'],
  [{ clicked: 3 }, 'Since yesterday, no message went out.'],
])('reports a day with only %o', (facts, sentence) => {
  const nothing = { sent: 0, read: 0, clicked: 0, orders: 0, revenueMinor: 0 };
  expect(describeSince({ ...nothing, ...facts }, 'EUR')).toBe(sentence);
});
