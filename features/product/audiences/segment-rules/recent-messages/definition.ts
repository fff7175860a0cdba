import * as z from 'zod/mini';
import { inLastDays } from '../../contract/in-last-days.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count, Days } from '../../contract/value-shapes.ts';

/** How many of a person's latest messages are stored for this rule. */
export const MOST_MESSAGES = 100;

/** At least `checkValue1` messages in the last `checkValue2` days. */
export const recentMessages = defineSegmentRule({
  type: 'XMessagesInLastYDays',
  name: 'Got this many messages lately',
  shape: z.object({
    checkValue1: count('Enter how many messages, from 1.', { least: 1, most: MOST_MESSAGES }),
    checkValue2: Days,
  }),
  describe: ({ checkValue1, checkValue2 }) =>
    `got ${checkValue1} or more messages ${inLastDays(checkValue2)}`,
  toPredicate: ({ checkValue1, checkValue2 }, { daysAgo }) => ({
    kind: 'recent',
    of: 'messages',
    atLeast: checkValue1,
    since: daysAgo(checkValue2),
  }),
});
