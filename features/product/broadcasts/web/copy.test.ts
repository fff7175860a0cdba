import { expect, test } from 'vitest';
import { keptReason } from './copy.ts';

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
