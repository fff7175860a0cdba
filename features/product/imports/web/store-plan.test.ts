import { expect, test } from 'vitest';
import type { ImportPlan } from '../contract/import.ts';
import { storePlan } from './store-plan.ts';

const SUGGESTED: ImportPlan = {
  delimiter: ',',
  hasHeader: true,
  columns: [{ target: 'phone' }, { target: 'firstName' }],
  country: 'DE',
  statement: null,
};
const CUT_ANEW: ImportPlan = {
  ...SUGGESTED,
  hasHeader: false,
  columns: [{ target: 'phone' }, { target: 'ignore' }],
};
const SAID = {
  country: 'AT',
  statement: 'At our stand',
  columns: [{ target: 'phone' }, { target: 'lastName' }],
} satisfies Partial<ImportPlan>;

test.each<[string, { choices: Partial<ImportPlan>; anew: ImportPlan }, ImportPlan]>([
  ['without changes by the merchant is as suggested', { choices: {}, anew: CUT_ANEW }, CUT_ANEW],
  ['keeps the merchant’s changes', { choices: SAID, anew: CUT_ANEW }, { ...CUT_ANEW, ...SAID }],
  [
    'with another number of columns has the suggested columns',
    { choices: SAID, anew: { ...CUT_ANEW, columns: [{ target: 'phone' }] } },
    { ...CUT_ANEW, ...SAID, columns: [{ target: 'phone' }] },
  ],
])('a plan %s', (_name, { choices, anew }, plan) => {
  expect(storePlan({ began: SUGGESTED, typed: { ...SUGGESTED, ...choices }, stored: anew })).toEqual(plan);
});
