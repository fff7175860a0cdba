import { expect, it } from 'vitest';
import { USUAL_WINDOWS } from '../contract/attribution.ts';
import type { Touch } from './choose-touch.ts';
import { weighTouches, describeWindow } from './weigh-touches.ts';

const ORDERED_AT = new Date('2026-11-20T12:00:00Z');
const touch = (kind: Touch['kind'], hoursBefore: number): Touch => ({
  kind,
  at: new Date(ORDERED_AT.getTime() - hoursBefore * 3_600_000),
  messageId: `${kind}${hoursBefore}`,
});

it.each<[string, Touch[], { clickHours: number; readHours: number }, [string, string][]]>([
  [
    'a click, an older one, a later read and a very old click',
    [touch('read', 1), touch('click', 30), touch('click', 3), touch('click', 150)],
    USUAL_WINDOWS,
    [
      ['click3', 'The shopper clicked its link 3 hours before the order.'],
      ['read1', 'A click counts before a read, however late the read.'],
      ['click30', 'A later click counts.'],
      ['click150', 'It lies 6 days before the order; your window for clicks is 5 days.'],
    ],
  ],
  [
    'an older code before a newer click',
    [touch('code', 100), touch('click', 3), touch('code', 200)],
    USUAL_WINDOWS,
    [
      ['code100', 'The order used the code that this message carried.'],
      ['click3', 'A code that the order used counts before clicks and reads.'],
      ['code200', 'A later message carried a code that the order used.'],
    ],
  ],
  [
    'a read after a click that is too old',
    [touch('click', 3), touch('read', 2)],
    { clickHours: 1, readHours: 24 },
    [
      ['read2', 'The shopper read it 2 hours before the order, and no click of theirs counts.'],
      ['click3', 'It lies 3 hours before the order; your window for clicks is 1 hour.'],
    ],
  ],
  [
    'only reads, if the settings credit no reads',
    [touch('read', 1)],
    { clickHours: 24, readHours: 0 },
    [['read1', 'Your settings credit nothing that was only read.']],
  ],
  [
    'a read of the day before yesterday',
    [touch('read', 50)],
    { clickHours: 24, readHours: 36 },
    [['read50', 'It lies 2 days before the order; your window for reads is 36 hours.']],
  ],
])('weighs %s', (_name, touches, windows, expected) => {
  const weighed = weighTouches(ORDERED_AT, touches, windows);
  expect(weighed.map(({ messageId, whySentence }) => [messageId, whySentence])).toEqual(expected);
});

it.each([
  [1, '1 hour'],
  [24, '1 day'],
  [36, '36 hours'],
  [120, '5 days'],
])('formats %i hours as %s', (hours, words) => expect(describeWindow(hours)).toBe(words));
