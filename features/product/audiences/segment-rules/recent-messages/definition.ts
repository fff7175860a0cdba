import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { inLastDays } from '../../contract/in-last-days.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count, Days } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

/** How many of a person's latest messages are stored for this rule. */
export const MOST_MESSAGES = 100;

/** At least `checkValue1` messages in the last `checkValue2` days. */
export const recentMessages = defineSegmentRule({
  type: 'XMessagesInLastYDays',
  get name() {
    return texts.ruleNames.recentMessages;
  },
  shape: z.object({
    checkValue1: count(() => texts.ruleFaults.messages, { least: 1, most: MOST_MESSAGES }),
    checkValue2: Days,
  }),
  describe: ({ checkValue1, checkValue2 }) =>
    fill(texts.ruleWords.recentMessages, { count: checkValue1, when: inLastDays(checkValue2) }),
  toPredicate: ({ checkValue1, checkValue2 }, { daysAgo }) => ({
    kind: 'recent',
    of: 'messages',
    atLeast: checkValue1,
    since: daysAgo(checkValue2),
  }),
});
