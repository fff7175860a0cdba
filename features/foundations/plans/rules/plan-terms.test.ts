import { expect, it } from 'vitest';
import { findPlan } from './plan-names.ts';
import {
  ALL_FEATURES_PLAN_NAME,
  APPROVAL_DAYS,
  BILLING_CYCLE_DAYS,
  FREE_PLAN_NAME,
  FREE_USAGE,
  MOST_QUESTIONS_A_DAY,
  TRIAL_DAYS,
} from './plan-terms.ts';

it('a trial has fourteen days, a cycle thirty, and an approval two', () => {
  expect([TRIAL_DAYS, BILLING_CYCLE_DAYS, APPROVAL_DAYS, MOST_QUESTIONS_A_DAY]).toEqual([14, 30, 2, 10]);
});

it('the free plan allows a thousand conversations, and plan names are recognized', () => {
  expect(FREE_USAGE).toEqual({ meter: 'conversations', most: 1000 });
  expect([findPlan(FREE_PLAN_NAME), findPlan(ALL_FEATURES_PLAN_NAME)]).toEqual(['free', 'unlimited']);
});
