import { describe, expect, it, test } from 'vitest';
import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import { MESSAGE_STATES, type MessageRow } from '../contract/message-row.ts';
import { ALERT_WORDS } from './alert-words.ts';
import { asSentence } from './as-sentence.ts';
import { explainRow, standingInWords } from './explain-row.ts';
import {
  CREDIT_WORDS,
  FILTER_REASONS,
  originInWords,
  reasonInWords,
  RULE_WORDS,
  SOURCE_WORDS,
  sourceInWords,
  STATE_WORDS,
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
  expect(originInWords({ sourceType, sourceName, isTest })).toBe(words);
});

describe('each reason', () => {
  it.each(Object.entries(RULE_WORDS))(
    '%s has words for lists, for itself and for when it was passed',
    (_rule, words) => {
      expect(words.short).toMatch(LABEL);
      expect(words.long).toMatch(SENTENCES);
      expect(words.passed).toMatch(LABEL);
    },
  );

  it.each([...GATE_RULES, ...WAITS])('%s is known', (reason) => {
    const words = reasonInWords(reason);
    expect(words.short).toMatch(LABEL);
    expect(words.short).not.toBe(reason);
    expect(words.long).toMatch(SENTENCES);
  });

  it('has unique texts for being stopped and for being passed', () => {
    const rules = Object.values(RULE_WORDS);
    for (const part of ['short', 'long', 'passed'] as const)
      expect(new Set(rules.map((words) => words[part])).size).toBe(rules.length);
  });

  it('that is unknown is shown as it is', () => {
    expect(reasonInWords('fullMoon')).toEqual({ short: 'fullMoon', long: '' });
  });

  it('of the gate can be used as a filter, and so can a missing code', () => {
    expect(FILTER_REASONS).toEqual([...Object.keys(RULE_WORDS), 'discountCode']);
  });
});

describe('what messages come from', () => {
  it.each(Object.entries(SOURCE_WORDS))('%s has a name', (type, words) => {
    expect(words).toMatch(/^[A-Z].+[a-z?]$/);
    expect(sourceInWords(type)).toBe(words);
  });

  it.each([
    'upsell',
    'broadcast',
    'direct',
    'stopConfirmation',
    'stopQuestion',
    ...Object.keys(CAMPAIGN_NAMES),
  ])('%s is known', (type) => {
    expect(SOURCE_WORDS).toHaveProperty(type);
  });

  it('that is unknown is named after its type', () => {
    expect(sourceInWords('moonLanding', 'Apollo')).toMatch(/^Moon landing “Apollo”$/i);
  });
});

it.each(MESSAGE_STATES)('a message that is %s has a word and a tone', (state) => {
  expect(STATE_WORDS[state].word).toMatch(LABEL);
});

it('has the right tone for each state', () => {
  const withTone = (tone: string) => MESSAGE_STATES.filter((state) => STATE_WORDS[state].tone === tone);
  expect(withTone('good')).toEqual(['sent', 'delivered', 'read']);
  expect(withTone('bad')).toEqual(['failed']);
  expect(withTone('care')).toEqual(['waiting', 'uncertain', 'skipped']);
  expect(withTone('plain')).toEqual(['queued', 'sending']);
});

it.each(Object.entries(CREDIT_WORDS))('an order is credited by a %s for a reason', (_kind, words) => {
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
    expect(standingInWords(row(changes))).toMatch(standing);
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
  const words = ALERT_WORDS[alert]({ channel: 'WhatsApp', reason: 'Account locked' });
  if (typeof sentence === 'string') expect(words).toBe(sentence);
  else expect(words).toMatch(sentence);
});

it('the alert for a stopped sender works without a reason', () => {
  expect(ALERT_WORDS.stopped({ channel: 'WhatsApp', reason: null })).toMatch(
    /^WhatsApp messages wait: +Nothing is lost\.$/,
  );
});
