import { describe, expect, it, test } from 'vitest';
import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import { MESSAGE_STATES, type MessageRow } from '../contract/message-row.ts';
import { ALERT_LABELS } from './alert-words.ts';
import { asSentence } from './as-sentence.ts';
import { explainRow, describeStanding } from './explain-row.ts';
import {
  CREDIT_LABELS,
  FILTER_REASONS,
  describeOrigin,
  describeSkipReason,
  RULE_LABELS,
  SOURCE_LABELS,
  describeSource,
  STATE_LABELS,
} from './message-words.ts';

const LABEL = /^[A-Z][^.]+$/;
const SENTENCES = /^[A-Z].+\.$/;
/** What a message waits for that is no rule of the gate. */
const WAITS = [
  'discountCode',
  'retry',
  'unreached',
  'notBegun',
  'anotherDay',
  'restored',
  'dueLater',
  'noAnswer',
  'queued',
  'sending',
  'uncertain',
];

test.each([
  ['a campaign', 'abandonedCart', null, false, 'Abandoned cart'],
  ['a broadcast, by its name', 'broadcast', 'Autumn sale', false, 'Broadcast “Autumn sale”'],
  ['a broadcast of before they were noted', 'broadcast', null, false, 'Broadcast'],
  ['a test', 'broadcast', 'Autumn sale', true, 'Test of Broadcast “Autumn sale”'],
])('a message of %s', (_what, sourceType, sourceName, isTest, words) => {
  expect(describeOrigin({ sourceType, sourceName, isTest })).toBe(words);
});

describe('each reason', () => {
  it.each(Object.entries(RULE_LABELS))(
    '%s has words for lists, for itself and for when it was passed',
    (_rule, words) => {
      expect(words.short).toMatch(LABEL);
      expect(words.long).toMatch(SENTENCES);
      expect(words.passed).toMatch(LABEL);
    },
  );

  it.each([...GATE_RULES, ...WAITS])('%s is known', (reason) => {
    const words = describeSkipReason(reason);
    expect(words.short).toMatch(LABEL);
    expect(words.short).not.toBe(reason);
    expect(words.long).toMatch(SENTENCES);
  });

  it('has unique texts for being stopped and for being passed', () => {
    const rules = Object.values(RULE_LABELS);
    for (const part of ['short', 'long', 'passed'] as const)
      expect(new Set(rules.map((words) => words[part])).size).toBe(rules.length);
  });

  it('that is unknown is shown as it is', () => {
    expect(describeSkipReason('fullMoon')).toEqual({ short: 'fullMoon', long: '' });
  });

  it('of the gate can be used as a filter, and so can a missing code', () => {
    expect(FILTER_REASONS).toEqual([...Object.keys(RULE_LABELS), 'discountCode']);
  });
});

describe('what messages come from', () => {
  it.each(Object.entries(SOURCE_LABELS))('%s has a name', (type, words) => {
    expect(words).toMatch(/^[A-Z].+[a-z?]$/);
    expect(describeSource(type)).toBe(words);
  });

  it.each([
    'upsell',
    'broadcast',
    'direct',
    'stopConfirmation',
    'stopQuestion',
    ...Object.keys(CAMPAIGN_NAMES),
  ])('%s is known', (type) => {
    expect(SOURCE_LABELS).toHaveProperty(type);
  });

  it('that is unknown is named after its type', () => {
    expect(describeSource('moonLanding', 'Apollo')).toMatch(/^Moon landing “Apollo”$/i);
  });
});

it.each(MESSAGE_STATES)('a message that is %s has a word and a tone', (state) => {
  expect(STATE_LABELS[state].word).toMatch(LABEL);
});

it('has the right tone for each state', () => {
  const withTone = (tone: string) => MESSAGE_STATES.filter((state) => STATE_LABELS[state].tone === tone);
  expect(withTone('good')).toEqual(['sent', 'delivered', 'read']);
  expect(withTone('bad')).toEqual(['failed']);
  expect(withTone('care')).toEqual(['waiting', 'uncertain', 'skipped']);
  expect(withTone('plain')).toEqual(['queued', 'sending']);
});

it.each(Object.entries(CREDIT_LABELS))('an order is credited by a %s for a reason', (_kind, words) => {
  expect(words).toMatch(/^it.* (was|used|before)/);
});

describe('a message in a list', () => {
  const row = (changes: Partial<MessageRow>) =>
    ({ channel: 'WA', state: 'waiting', reason: null, failure: null, ...changes }) as MessageRow;
  const failure = { code: 131_026, errorClass: 'undeliverable', detail: '' } as const;

  it.each<[string, Partial<MessageRow>, string | null, RegExp]>([
    ['without a reason', {}, null, /^Waiting$/],
    ['with a reason', { reason: 'quietHours' }, 'Quiet hours', /^Waiting: Quiet hours$/],
    [
      'that failed',
      { state: 'failed', failure, reason: 'quietHours' },
      'The message could not be delivered: the number is not on WhatsApp, or its app is too old.',
      /^Failed: The message could not/,
    ],
  ])('%s', (_what, changes, why, standing) => {
    expect(explainRow(row(changes))).toBe(why);
    expect(describeStanding(row(changes))).toMatch(standing);
  });
});

it.each([
  ['', ''],
  ['It broke', 'It broke.'],
  ['It broke.', 'It broke.'],
  ['It broke!', 'It broke!'],
  ['Why?', 'Why?'],
])('%j ends as a sentence: %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

it.each([
  ['tokenDead', 'Bellbird may no longer send by WhatsApp. Connect again; what waits is kept.'],
  ['stopped', 'WhatsApp messages wait: Account locked. Nothing is lost.'],
  [
    'qualityLow',
    'Your WhatsApp number’s quality is low: send less for a few days, or WhatsApp may block it.',
  ],
  ['receiptsLate', /^WhatsApp tells of your messages more than 15 minutes late\..+\.$/],
] as const)('the alert %s says what is wrong', (alert, sentence) => {
  const words = ALERT_LABELS[alert]({ channel: 'WhatsApp', reason: 'Account locked' });
  if (typeof sentence === 'string') expect(words).toBe(sentence);
  else expect(words).toMatch(sentence);
});

it('the alert for a stopped sender works without a reason', () => {
  expect(ALERT_LABELS.stopped({ channel: 'WhatsApp', reason: null })).toMatch(
    /^WhatsApp messages wait: +Nothing is lost\.$/,
  );
});
