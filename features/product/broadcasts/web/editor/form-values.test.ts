import { expect, test } from 'vitest';
import { USUAL_AB_TEST } from '../../contract/ab-test.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { bodyOf, chosenTexts, isSame, readForm, wallOf } from './form-values.ts';

const BROADCAST: Broadcast = {
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  broadcastName: 'Black Friday',
  status: 'draft',
  isPaused: false,
  isCancelled: false,
  isHeldBack: false,
  isWaiting: false,
  statusReason: null,
  scheduleTime: '2026-11-27T09:00:00.000Z',
  scheduledFor: '2026-11-27T10:00',
  startedAt: null,
  endedAt: null,
  audienceName: 'Everybody',
  type: 'broadcast',
  analytics: {
    sent: 0,
    delivered: 0,
    failed: 0,
    read: 0,
    readNumber: 0,
    CTR: 0,
    CTRNumber: 0,
    revenueMinor: 0,
    revenue: 0,
  },
  activeTemplate: 't-1',
  templates: [],
  condition: { rules: [{ segmentType: 'TotalSpent>', key: 0, exclude: 0, conditions: [] }] },
  segment: null,
  audienceInWords: 'Everybody',
  broadcastAttributes: { Offer_Text: '20 % off' },
  attributes: {
    broadcastWASupport: '49-1',
    globalSupport: '49-1',
    current_limit: 'TIER_1K',
    quality_color: 'GREEN',
    whatsapp_rating: 'High',
  },
  timeZone: 'Europe/Berlin',
  isRecipientLocal: false,
  canary: null,
  abTest: null,
  revision: 3,
  approval: { above: null, request: null },
  progress: null,
  imports: [],
};

test('ignores an added empty value when it looks for changes', () => {
  const form = readForm(BROADCAST);
  expect(isSame(form, { ...form, attributes: { ...form.attributes, product: '' } })).toBe(true);
  expect(isSame(form, { ...form, attributes: { ...form.attributes, product: 'tea' } })).toBe(false);
  expect(isSame(form, { ...form, name: 'Other' })).toBe(false);
});

test('has no time unless both the day and the time are set', () => {
  const form = readForm(BROADCAST);
  expect(wallOf(form)).toBe('2026-11-27T10:00');
  expect(wallOf({ ...form, time: '' })).toBe('');
});

test('sends no support number until the merchant types one', () => {
  const form = readForm(BROADCAST);
  expect(bodyOf(form, form)).not.toHaveProperty('broadcastWASupport');
  expect(bodyOf(form, { ...form, support: '49-2' })).toMatchObject({ broadcastWASupport: '49-2' });
});

test('treats an A/B test as a change, with two texts to fill in', () => {
  const form = readForm(BROADCAST);
  const tried = { ...form, abTest: USUAL_AB_TEST };
  expect(isSame(form, tried)).toBe(false);
  expect(bodyOf(form, tried)).toMatchObject({ abTest: { templateB: '' } });
  expect(chosenTexts(BROADCAST, form).map(({ arm }) => arm)).toEqual(['A']);
  expect(chosenTexts(BROADCAST, tried).map(({ arm }) => arm)).toEqual(['A', 'B']);
});

test('reads an unknown condition as an empty one', () => {
  expect(readForm({ ...BROADCAST, condition: 'all' }).condition.rules).toEqual([]);
});
