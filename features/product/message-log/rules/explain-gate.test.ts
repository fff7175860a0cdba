import { expect, it } from 'vitest';
import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import type { MessageState } from '../contract/message-row.ts';
import { explainGate } from './explain-gate.ts';

const NOT_ASKED = new Set(['noMarketingTemplate', 'testStopped', 'teamAnswered', 'droppedByTeam']);
const RULES = GATE_RULES.filter((rule) => !NOT_ASKED.has(rule));
const COUNT = RULES.length;
const noConsentAt = RULES.indexOf('noConsent');
const quietAt = RULES.indexOf('quietHours');

it.each<[string, MessageState, string | null, Record<string, number>]>([
  ['sent: it passed every rule', 'sent', null, { passed: COUNT }],
  ['failed at the provider: it passed every rule', 'failed', null, { passed: COUNT }],
  ['not checked yet', 'queued', null, { notAsked: COUNT }],
  ['waits for its code: it passed every rule', 'waiting', 'discountCode', { passed: COUNT }],
  ['waits for a retry: it passed every rule', 'waiting', 'retry', { passed: COUNT }],
  [
    'stopped by a rule',
    'skipped',
    'noConsent',
    { passed: noConsentAt, stopped: 1, notAsked: COUNT - noConsentAt - 1 },
  ],
  [
    'waits because of a rule',
    'waiting',
    'quietHours',
    { passed: quietAt, waits: 1, notAsked: COUNT - quietAt - 1 },
  ],
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
] as const)(
  'without plans, %s with the reason %s has these rules about the plan: %j',
  (state, reason, asked) => {
    const steps = explainGate({ channel: 'WA', state, reason, isTest: false }, { hasPlans: false });
    const ofPlans = steps
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'chargeNotActive' || rule === 'planLimit');
    expect(ofPlans).toEqual(asked);
  },
);

it('names the rule about away messages only if it stopped one', () => {
  const steps = explainGate({ channel: 'WA', state: 'skipped', reason: 'teamAnswered', isTest: false });
  expect(steps).toContainEqual({ rule: 'teamAnswered', answer: 'stopped' });
});

it.each([
  ['WA', 'noMarketingTemplate', 'dailyReach'],
  ['FB', 'dailyReach', 'noMarketingTemplate'],
  ['FB', 'noMarketingToUs', 'noMarketingTemplate'],
] as const)('a message on %s has no rule %s', (channel, others, own) => {
  const rules = explainGate({ channel, state: 'sent', reason: null, isTest: false }).map(({ rule }) => rule);
  expect(rules).not.toContain(others);
  expect(rules).toContain(own);
});

it('a test has no rule about consent, switches, quiet hours or caps, but one about opt-outs', () => {
  const rules = explainGate({ channel: 'WA', state: 'sent', reason: null, isTest: true }).map(
    ({ rule }) => rule,
  );
  expect(RULES.filter((rule) => !rules.includes(rule))).toEqual([
    'campaignOff',
    'orderedSince',
    'cartEmptied',
    'cartReplaced',
    'noConsent',
    'answeredElsewhere',
    'talking',
    'quietHours',
    'frequencyCap',
    'anotherUnderWay',
  ]);
  expect(rules).toContain('testStopped');
});

it('a test has no rules about offers, and an offer has no rule about tests', () => {
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
