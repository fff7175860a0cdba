import { expect, test } from 'vitest';
import { overLimitAbout, keptReason } from './copy.ts';

test.each([
  ['active', true],
  ['sending', false],
  ['sent', false],
  ['Failed', false],
] as const)(
  'that one is kept which is %s asks to cancel a schedule only where there is one',
  (status, asks) => {
    expect(keptReason(status)?.includes('Cancel its schedule')).toBe(asks);
  },
);

test('a draft can be deleted', () => {
  expect(keptReason('draft')).toBeNull();
});

test.each([
  [0, 'may write to 1,000 people a day. '],
  [1, ', and 1 message is sent or booked that day already. '],
  [250, ', and 250 messages are sent or booked that day already. '],
])('with %i booked the day says how many more there is room for', (booked, words) => {
  expect(overLimitAbout(1000, booked)).toContain(words);
});
