import { expect, it } from 'vitest';
import type { MessageTrace } from '../contract/message-trace.ts';
import { explainTrace } from './explain-trace.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();

const decided: MessageTrace = {
  messageId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  createdAt: at(5),
  channel: 'WA',
  sourceId: null,
  sourceName: null,
  sourceType: 'abandonedCart',
  isTest: false,
  person: { subscriberId: 's', name: 'Lena', phone: null, phoneShown: null, email: null },
  state: 'queued',
  reason: null,
  failure: null,
  until: null,
  sentAt: null,
  clickedAt: null,
  earned: null,
  bubbles: [],
  purpose: 'marketing',
  templateName: null,
  countsAsMarketing: false,
  words: [],
  trigger: { kind: 'checkout', at: at(0), name: null, totalMinor: 2400, currency: 'EUR' },
  discountCode: null,
  waitsForCode: false,
  waited: null,
  decidedAt: null,
  expiresAt: null,
  attempts: null,
  tries: [],
  retriedAs: null,
  providerMessageId: null,
  deliveredAt: null,
  readAt: null,
  price: null,
  failedAt: null,
  touches: [],
  credits: [],
};
const sent: MessageTrace = { ...decided, state: 'sent', sentAt: at(6) };
const credit = {
  orderId: '1',
  orderName: '#1001',
  amountMinor: 2155,
  returnedMinor: 0,
  currency: 'EUR',
  touchKind: 'code' as const,
  at: at(20),
};
const failure = { code: 131_026, errorClass: 'undeliverable' as const, detail: '' };
const tooFast = (minute: number) => ({ at: at(minute), reason: '130429' });
const quiet = { reason: 'quietHours', at: at(5), until: at(30) };

it.each<[string, MessageTrace, string[]]>([
  ['decided on', decided, ['trigger', 'decided']],
  [
    'waits for its code',
    { ...decided, state: 'waiting', reason: 'discountCode', discountCode: 'BELL', waitsForCode: true },
    ['trigger', 'decided', 'code'],
  ],
  [
    'dropped',
    { ...decided, state: 'skipped', reason: 'noConsent', decidedAt: at(6) },
    ['trigger', 'decided', 'stopped'],
  ],
  [
    'waits',
    { ...decided, state: 'waiting', reason: 'quietHours', waited: quiet },
    ['trigger', 'decided', 'waited'],
  ],
  [
    'waited for one reason, now waits for another',
    { ...decided, state: 'waiting', reason: 'frequencyCap', waited: quiet },
    ['trigger', 'decided', 'waited', 'waited'],
  ],
  ['waited, then was sent', { ...sent, waited: quiet }, ['trigger', 'decided', 'waited', 'sent']],
  [
    'tried again',
    { ...decided, state: 'waiting', reason: 'retry', attempts: 2, failure },
    ['trigger', 'decided', 'tried', 'failed'],
  ],
  [
    'tried again, with stored attempts',
    { ...decided, state: 'waiting', reason: 'retry', attempts: 2, failure, tries: [tooFast(6), tooFast(7)] },
    ['trigger', 'decided', 'try', 'try'],
  ],
  [
    'on its third attempt',
    { ...decided, state: 'sending', attempts: 3, tries: [tooFast(6), tooFast(7)] },
    ['trigger', 'decided', 'tried', 'try', 'try'],
  ],
  [
    'sent at the twentieth attempt',
    { ...sent, tries: Array.from({ length: 20 }, (_, minute) => tooFast(minute)) },
    ['trigger', 'decided', ...Array<string>(20).fill('try'), 'sent'],
  ],
  [
    'failed in the end',
    { ...decided, state: 'failed', failedAt: at(8), failure, tries: [tooFast(7)] },
    ['trigger', 'decided', 'try', 'failed'],
  ],
  [
    'could not reach the provider, and waits',
    {
      ...decided,
      state: 'waiting',
      reason: 'unreached',
      attempts: 1,
      tries: [{ at: at(6), reason: 'ENOTFOUND' }],
    },
    ['trigger', 'decided', 'try', 'waited'],
  ],
  [
    'waited before its first attempt, and was stopped after it',
    { ...decided, state: 'skipped', reason: 'expired', decidedAt: at(9), waited: quiet, tries: [tooFast(7)] },
    ['trigger', 'decided', 'waited', 'try', 'stopped'],
  ],
  [
    'tried once, then waited and was sent',
    { ...sent, waited: quiet, tries: [tooFast(4)] },
    ['trigger', 'decided', 'try', 'waited', 'sent'],
  ],
  [
    'failed, and was replaced by another message',
    { ...decided, state: 'failed', failedAt: at(7), failure, retriedAs: 'x' },
    ['trigger', 'decided', 'failed', 'retried'],
  ],
  [
    'read, clicked and credited with an order, by time',
    {
      ...sent,
      state: 'read',
      deliveredAt: at(7),
      readAt: at(8),
      price: { category: 'marketing', isBillable: true, type: 'regular' },
      touches: [{ kind: 'click', at: at(9), text: null }],
      credits: [credit],
    },
    ['trigger', 'decided', 'sent', 'delivered', 'price', 'read', 'touch', 'credit'],
  ],
])('%s', (_name, message, kinds) => {
  expect(explainTrace(message).map(({ kind }) => kind)).toEqual(kinds);
});

it('returns the current end of the wait, not the first one', () => {
  const waiting: MessageTrace = {
    ...decided,
    state: 'waiting',
    reason: 'quietHours',
    waited: quiet,
    until: at(45),
  };
  expect(explainTrace(waiting).at(-1)).toMatchObject({ kind: 'waited', until: at(45), isOver: false });
});

it('returns the time and the outcome of each attempt', () => {
  const tries = [
    tooFast(6),
    { at: at(7), reason: 'unreached: ECONNREFUSED' },
    { at: at(8), reason: 'worker died' },
  ];
  expect(explainTrace({ ...sent, tries }).filter(({ kind }) => kind === 'try')).toMatchObject([
    { at: at(6), end: { kind: 'refused', detail: 'Code 130429' } },
    { at: at(7), end: { kind: 'unreached', detail: 'ECONNREFUSED' } },
    { at: at(8), end: { kind: 'noAnswer', detail: 'worker died' } },
  ]);
});

it.each([
  ['delivered, at an unknown price', { deliveredAt: at(7), price: null }, ['delivered']],
  [
    'priced, without a delivery receipt',
    { price: { category: 'marketing', isBillable: true, type: 'regular' } },
    [],
  ],
  [
    'clicked before its read receipt',
    { readAt: at(9), touches: [{ kind: 'click' as const, at: at(8), text: null }] },
    ['touch', 'read'],
  ],
] as const)('lists the events of a message that was %s', (_name, change, kinds) => {
  const steps = explainTrace({ ...sent, ...change } as MessageTrace);
  expect(steps.slice(3).map(({ kind }) => kind)).toEqual(kinds);
});

it('each step has its own time and facts', () => {
  const code = explainTrace({
    ...decided,
    state: 'waiting',
    reason: 'discountCode',
    discountCode: 'BELL',
    waitsForCode: true,
  }).at(-1);
  expect(code).toEqual({ kind: 'code', at: null, code: 'BELL', isReady: false });
  expect(explainTrace({ ...sent, discountCode: 'BELL' })[2]).toMatchObject({ isReady: true });
  expect(explainTrace({ ...sent, waited: quiet })[2]).toEqual({ kind: 'waited', ...quiet, isOver: true });
  const waits = { ...decided, state: 'waiting', reason: 'frequencyCap' } as const;
  expect(explainTrace(waits).at(-1)).toEqual({
    kind: 'waited',
    at: at(5),
    reason: 'frequencyCap',
    until: at(5),
    isOver: false,
  });
  expect(explainTrace({ ...waits, until: at(50), tries: [tooFast(7)] }).at(-1)).toMatchObject({
    at: at(7),
    until: at(50),
  });
  expect(explainTrace({ ...decided, state: 'skipped', reason: null })).toHaveLength(2);
  expect(explainTrace({ ...decided, state: 'sending', attempts: 1 }).at(-1)).toEqual({
    kind: 'tried',
    at: null,
    attempts: 1,
  });
  expect(
    explainTrace({ ...decided, state: 'waiting', reason: 'retry', failure, tries: [tooFast(6)] }).at(-1)
      ?.kind,
  ).toBe('try');
});
