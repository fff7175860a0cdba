import { expect, test } from 'vitest';
import type { AudienceCondition } from '../contract/audience-condition.ts';
import {
  chosenOperation,
  isWorthCounting,
  rulesOf,
  withNewRule,
  withoutRule,
  withType,
  withValues,
} from './edit-condition.ts';

const NEW: AudienceCondition = {
  rules: [{ segmentType: 'LastOrderDateBetweenXAndY', key: 0, exclude: 0, conditions: [] }],
  includeOperation: 'OR',
  excludeOperation: 'OR',
};

test('does not count a new condition until its first rule has a value', () => {
  expect(isWorthCounting(NEW)).toBe(false);
  expect(isWorthCounting(withValues(NEW, 0, { checkValue1: ' ' }))).toBe(false);
  expect(isWorthCounting(withValues(NEW, 0, { importId: 'i-1' }))).toBe(true);
  expect(isWorthCounting(withoutRule(NEW, 0))).toBe(false);
});

test('offers AND or OR only with the second rule of a side', () => {
  expect(chosenOperation(NEW, 'include')).toBeNull();
  const two = withNewRule(NEW, 'include', 'AND');
  expect(chosenOperation(two, 'include')).toBe('AND');
  const excluding = withNewRule(withNewRule(two, 'exclude'), 'exclude', 'OR');
  expect(chosenOperation(excluding, 'exclude')).toBe('OR');
  expect(rulesOf(excluding, 'exclude').map(({ place }) => place)).toEqual([2, 3]);
  expect(excluding.rules.map(({ key }) => key)).toEqual([0, 1, 2, 3]);
});

test('empties a rule whose type changes, but not the other rules', () => {
  const filled = withValues(withNewRule(NEW, 'exclude'), 0, { checkValue1: '3' });
  const changed = withType(filled, 0, 'TotalSpent>');
  expect(changed.rules[0]).toEqual({ segmentType: 'TotalSpent>', key: 0, exclude: 0, conditions: [] });
  expect(changed.rules[1]).toBe(filled.rules[1]);
});
