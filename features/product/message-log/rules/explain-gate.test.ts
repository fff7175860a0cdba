import { expect, it } from 'vitest';
import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import type { MessageState } from '../contract/message-row.ts';
import { explainGate } from './explain-gate.ts';

const RULES = GATE_RULES.filter((rule) => rule !== 'noMarketingTemplate' && rule !== 'testStopped');
const COUNT = RULES.length;
const noConsentAt = RULES.indexOf('noConsent');
const quietAt = RULES.indexOf('quietHours');

it.each<[string, MessageState, string | null, Record<string, number>]>([
  ['sent: every rule was passed', 'sent', null, { passed: COUNT }],
  ['failed at the provider: every rule was passed', 'failed', null, { passed: COUNT }],
  ['not looked at yet', 'queued', null, { notAsked: COUNT }],
  ['waits for its code: every rule was passed', 'waiting', 'discountCode', { passed: COUNT }],
  ['tried again: every rule was passed', 'waiting', 'retry', { passed: COUNT }],
  ['dropped', 'skipped', 'noConsent', { passed: noConsentAt, stopped: 1, notAsked: COUNT - noConsentAt - 1 }],
  ['kept back', 'waiting', 'quietHours', { passed: quietAt, waits: 1, notAsked: COUNT - quietAt - 1 }],
])('%s', (_name, state, reason, counts) => {
  const steps = explainGate({ channel: 'WA', state, reason, isTest: false });
  const counted: Record<string, number> = {};
  for (const { answer } of steps) counted[answer] = (counted[answer] ?? 0) + 1;
  expect(counted).toEqual(counts);
  expect(steps.map(({ rule }) => rule)).toEqual(RULES);
});

it.each([
  ['sent', null, []],
  ['skipped', 'noConsent', []],
  ['waiting', 'planLimit', ['planLimit']],
] as const)('where plans are off, %s with %s asks of the plan: %j', (state, reason, asked) => {
  const steps = explainGate({ channel: 'WA', state, reason, isTest: false }, { hasPlans: false });
  const ofPlans = steps
    .map(({ rule }) => rule)
    .filter((rule) => rule === 'chargeNotActive' || rule === 'planLimit');
  expect(ofPlans).toEqual(asked);
});

it.each([
  ['WA', 'noMarketingTemplate', 'dailyReach'],
  ['FB', 'dailyReach', 'noMarketingTemplate'],
  ['FB', 'noMarketingToUs', 'noMarketingTemplate'],
] as const)('a message on %s is not checked for %s', (channel, others, own) => {
  const rules = explainGate({ channel, state: 'sent', reason: null, isTest: false }).map(({ rule }) => rule);
  expect(rules).not.toContain(others);
  expect(rules).toContain(own);
});

it('a test is asked for no consent, switch, quiet hours or cap, and whether its number stopped', () => {
  const rules = explainGate({ channel: 'WA', state: 'sent', reason: null, isTest: true }).map(
    ({ rule }) => rule,
  );
  expect(RULES.filter((rule) => !rules.includes(rule))).toEqual([
    'campaignOff',
    'orderedSince',
    'cartEmptied',
    'cartReplaced',
    'noConsent',
    'quietHours',
    'frequencyCap',
    'anotherUnderWay',
  ]);
  expect(rules).toContain('testStopped');
});

it('tests skip the rules for offers, and offers skip the rule for tests', () => {
  const asked = (isTest: boolean) =>
    explainGate({ channel: 'WA', state: 'sent', reason: null, isTest }).map(({ rule }) => rule);
  expect(asked(true)).toContain('testStopped');
  expect(asked(false)).not.toContain('testStopped');
  expect(asked(true)).not.toContain('quietHours');
  expect(asked(false)).toContain('quietHours');
});

it.each(['sending', 'uncertain', 'delivered', 'read'] as const)(
  'a message that is %s passed every rule',
  (state) => {
    const steps = explainGate({ channel: 'WA', state, reason: null, isTest: false });
    expect(new Set(steps.map(({ answer }) => answer))).toEqual(new Set(['passed']));
  },
);

it.each(['unreached', 'notBegun'])('a message that waits because of %s passed every rule', (reason) => {
  const steps = explainGate({ channel: 'FB', state: 'waiting', reason, isTest: false });
  expect(new Set(steps.map(({ answer }) => answer))).toEqual(new Set(['passed']));
});
