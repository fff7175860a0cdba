import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { AudienceCondition, StoredCondition } from './audience-condition.ts';
import { conditionFaults } from './condition-faults.ts';

const rule = { segmentType: 'NumberOfOrders>', key: 0, exclude: 0, conditions: [{ checkValue: '1' }] };

it.each([
  ['a value', { rules: [{ ...rule, conditions: [{ checkValu: '1' }] }] }],
  ['a field of a rule', { rules: [{ ...rule, exlude: 1 }] }],
  ['a field of the condition', { rules: [rule], excludeOperaton: 'AND' }],
  [
    'a field of an attribute',
    { rules: [{ ...rule, segmentType: { attribute: 'City', valuetype: 'valueString' } }] },
  ],
])('a request with %s that is not known is refused, and a stored condition still reads', (_what, given) => {
  expect(z.safeParse(AudienceCondition, given).success).toBe(false);
  const stored = z.parse(StoredCondition, given);
  expect(JSON.stringify(stored)).not.toMatch(/checkValu"|exlude|excludeOperaton|valuetype/);
});

it('a stored rule without the value that it needs has a fault instead of other people', () => {
  const stored = z.parse(StoredCondition, { rules: [{ ...rule, conditions: [{ checkValu: '1' }] }] });
  expect(conditionFaults(SEGMENT_RULES, stored)).toEqual([
    { place: 0, field: 'checkValue', sentence: 'Enter how many orders.' },
  ]);
});

it('takes every value that a rule reads, and what screens keep beside it', () => {
  const read =
    'operator checkValue checkValue1 checkValue2 checkDate1 checkDate2 importId productId collectionsId tag';
  const more = 'engagement broadcastId segmentId attribute valueType collectionName';
  const shown = 'attributeName title image id name status population';
  const names = `${read} ${more} ${shown}`.split(' ');
  const values = Object.fromEntries(names.map((name, nth) => [name, nth % 2 ? String(nth) : nth]));
  const rules = [{ ...rule, conditions: [values], showDateTimePicker: false, lastAudienceCallTime: 1 }];
  expect(z.parse(AudienceCondition, { rules })).toEqual({ rules });
});
