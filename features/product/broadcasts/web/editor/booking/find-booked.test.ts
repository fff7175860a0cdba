import { expect, it } from 'vitest';
import { sampleBroadcast } from '../../../testing/sample-broadcast.ts';
import { readForm } from '../form-values.ts';
import { isBookedAs } from './find-booked.ts';

const NOON = { scheduledFor: '2126-02-03T12:00', scheduleTime: '2126-02-03T11:00:00.000Z' };
const MOMENT = { scheduledFor: '2126-02-03T09:33', scheduleTime: '2126-02-03T08:33:07.250Z' };
const SENT = readForm(sampleBroadcast(NOON));
const OTHER = { broadcastAttributes: { Offer_Text: 'x', end_day: 'Friday' } };

it.each([
  ['scheduled as requested', false, { status: 'active', revision: 2, ...NOON }, true],
  ['scheduled for another time', false, { status: 'active', revision: 2, ...MOMENT }, false],
  ['scheduled with other settings', false, { status: 'active', revision: 2, ...NOON, ...OTHER }, false],
  ['scheduled before', false, { status: 'active', revision: 1, ...NOON }, false],
  ['saved as a draft', false, { status: 'draft', revision: 2, ...NOON }, false],
  ['about to be sent', true, { status: 'active', revision: 2, ...MOMENT }, true],
  ['being sent already', true, { status: 'sending', revision: 2, ...MOMENT }, true],
  ['sent with other settings', true, { status: 'sending', revision: 2, ...MOMENT, ...OTHER }, false],
  ['only scheduled', true, { status: 'active', revision: 2, ...NOON }, false],
] as const)(
  'recognises the requested broadcast in one that is %s (now: %s)',
  (_name, sendNow, stored, expected) => {
    expect(isBookedAs(sampleBroadcast(stored), { sent: SENT, sendNow, revision: 1 })).toBe(expected);
  },
);
