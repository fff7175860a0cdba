import { describe, expect, it, test } from 'vitest';
import { GATE_RULES } from '#features/engine/messaging/contract/gate-rules.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import { MESSAGE_STATES, type MessageRow } from '../contract/message-row.ts';
import { explainRow, describeStanding } from './explain-row.ts';
import {
  FILTER_REASONS,
  describeOrigin,
  sourceLabels,
  describeSource,
  describeState,
} from './message-words.ts';

const LABEL = /^[A-Z][^.]+$/;

test.each([
  ['a campaign', 'abandonedCart', null, false, 'Abandoned cart'],
  ['a broadcast with its name', 'broadcast', 'Autumn sale', false, 'Broadcast “Autumn sale”'],
  ['a broadcast without a stored name', 'broadcast', null, false, 'Broadcast'],
  ['a test', 'broadcast', 'Autumn sale', true, 'Test of Broadcast “Autumn sale”'],
])('describes the source of a message: %s', (_what, sourceType, sourceName, isTest, words) => {
  expect(describeOrigin({ sourceType, sourceName, isTest })).toBe(words);
});

it('offers every rule of the gate, and the missing code, as a filter', () => {
  expect(FILTER_REASONS).toEqual([...GATE_RULES, 'discountCode']);
});

describe('the source of a message', () => {
  it.each(Object.entries(sourceLabels()))('%s has a name', (type, words) => {
    expect(words).toMatch(/^[A-Z].+[a-z?]$/);
    expect(describeSource(type)).toBe(words);
  });

  it.each([
    'upsell',
    'broadcast',
    'direct',
    'api',
    'apiReply',
    'stopConfirmation',
    'stopQuestion',
    'awayMessage',
    ...Object.keys(CAMPAIGN_NAMES),
  ])('%s is known', (type) => {
    expect(sourceLabels()).toHaveProperty(type);
  });

  it('is named after its type if it is unknown', () => {
    expect(describeSource('moonLanding', 'Apollo')).toMatch(/^Moon landing “Apollo”$/i);
  });
});

it.each(MESSAGE_STATES)('a message that is %s has a label', (state) => {
  expect(describeState(state).word).toMatch(LABEL);
});

it('has the right tone for each state', () => {
  const withTone = (tone: string) => MESSAGE_STATES.filter((state) => describeState(state).tone === tone);
  expect(withTone('good')).toEqual(['sent', 'delivered', 'read']);
  expect(withTone('bad')).toEqual(['failed']);
  expect(withTone('care')).toEqual(['waiting', 'uncertain', 'skipped']);
  expect(withTone('plain')).toEqual(['queued', 'sending']);
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
