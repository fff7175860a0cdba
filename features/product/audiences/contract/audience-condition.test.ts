import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { AudienceCondition, StoredCondition } from './audience-condition.ts';
import { conditionFaults } from './condition-faults.ts';

const rule = { segmentType: 'NumberOfOrders>', key: 0, exclude: 0, conditions: [{ checkValue: '1' }] };

it.each([
  ['an unknown value', { rules: [{ ...rule, conditions: [{ checkValu: '1' }] }] }],
  ['an unknown field of a rule', { rules: [{ ...rule, exlude: 1 }] }],
  ['an unknown field of the condition', { rules: [rule], excludeOperaton: 'AND' }],
  [
    'an unknown field of an attribute',
    { rules: [{ ...rule, segmentType: { attribute: 'City', valuetype: 'valueString' } }] },
  ],
])('refuses a request with %s, but reads a stored condition with it', (_field, given) => {
  expect(z.safeParse(AudienceCondition, given).success).toBe(false);
  const stored = z.parse(StoredCondition, given);
  expect(JSON.stringify(stored)).not.toMatch(/checkValu"|exlude|excludeOperaton|valuetype/);
});

it('reports a fault for a stored rule without its value, instead of matching other people', () => {
  const stored = z.parse(StoredCondition, { rules: [{ ...rule, conditions: [{ checkValu: '1' }] }] });
  expect(conditionFaults(SEGMENT_RULES, stored)).toEqual([
    { place: 0, field: 'checkValue', sentence: 'Enter how many orders.' },
  ]);
});

it('accepts every value of the rules, and the values that screens store with them', () => {
  const read =
    'operator checkValue checkValue1 checkValue2 checkDate1 checkDate2 importId productId collectionsId tag';
  const more = 'engagement broadcastId segmentId attribute valueType collectionName';
  const shown = 'attributeName title image id name status population';
  const names = `${read} ${more} ${shown}`.split(' ');
  const values = Object.fromEntries(names.map((name, nth) => [name, nth % 2 ? String(nth) : nth]));
  const rules = [{ ...rule, conditions: [values], showDateTimePicker: false, lastAudienceCallTime: 1 }];
  expect(z.parse(AudienceCondition, { rules })).toEqual({ rules });
});
