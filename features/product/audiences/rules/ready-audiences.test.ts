import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AudienceCondition } from '../contract/audience-condition.ts';
import { conditionFaults } from '../contract/condition-faults.ts';
import { describeCondition } from '../contract/describe-condition.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { READY_AUDIENCES } from './ready-audiences.ts';

const WORDS = { currency: 'EUR', timeZone: 'Europe/Berlin', nameOf: () => undefined };

it('describes each ready audience like its name, without empty values', () => {
  const message = READY_AUDIENCES.map(({ id, condition }) => {
    expect(conditionFaults(SEGMENT_RULES, condition)).toEqual([]);
    expect(z.safeParse(AudienceCondition, condition).success).toBe(true);
    return [id, describeCondition(SEGMENT_RULES, condition, WORDS)];
  });
  expect(Object.fromEntries(message)).toEqual({
    newSubscribers: 'People who subscribed in the last 7 days.',
    neverBought: 'People who placed no order.',
    boughtIn30Days: 'People who placed their last order in the last 30 days.',
    boughtTwice: 'People who placed 2 or more orders.',
    boughtFiveTimes: 'People who placed 5 or more orders.',
    boughtTwiceIn90Days: 'People who placed at least 2 orders in the last 90 days.',
    notBoughtFor60Days: 'People who placed their last order 60 or more days ago.',
    mayLeave: 'People who placed 2 or more orders and placed their last order between 90 and 365 days ago.',
    clickedOnly:
      'People who clicked in a message of ours in the last 30 days, but not those who placed their last order in the last 30 days.',
  });
});
