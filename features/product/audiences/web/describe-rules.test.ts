import { expect, test } from 'vitest';
import type { AudienceRule } from '../contract/audience-condition.ts';
import { describeCondition } from '../contract/describe-condition.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';

const WORDS = { currency: 'EUR', timeZone: 'Europe/Berlin', nameOf: () => undefined };

test.each<[AudienceRule['segmentType'], Record<string, string>, string]>([
  ['NumberOfOrders>', { checkValue: '1' }, 'placed 2 or more orders'],
  ['NumberOfOrders>', { checkValue: '2' }, 'placed 3 or more orders'],
  ['NumberOfOrders<', { checkValue: '1' }, 'placed no order'],
  ['NumberOfOrders<', { checkValue: '5' }, 'placed fewer than 5 orders'],
  ['XMessagesInLastYDays', { checkValue1: '3', checkValue2: '1' }, 'got 3 or more messages in the last day'],
  [
    'XMessagesInLastYDays',
    { checkValue1: '3', checkValue2: '7' },
    'got 3 or more messages in the last 7 days',
  ],
])('describes %s with %o', (segmentType, values, message) => {
  const condition = { rules: [{ segmentType, exclude: 0, conditions: [values] }] };
  expect(describeCondition(SEGMENT_RULES, condition, WORDS)).toBe(`People who ${message}.`);
});
