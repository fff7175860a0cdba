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

test.each<[string, { said: Partial<ImportPlan>; anew: ImportPlan }, ImportPlan]>([
  ['of which nothing was said is as suggested', { said: {}, anew: CUT_ANEW }, CUT_ANEW],
  ['keeps all that was said', { said: SAID, anew: CUT_ANEW }, { ...CUT_ANEW, ...SAID }],
  [
    'of another number of columns has those as suggested',
    { said: SAID, anew: { ...CUT_ANEW, columns: [{ target: 'phone' }] } },
    { ...CUT_ANEW, ...SAID, columns: [{ target: 'phone' }] },
  ],
])('a plan %s', (_name, { said, anew }, plan) => {
  expect(storePlan({ began: SUGGESTED, typed: { ...SUGGESTED, ...said }, stored: anew })).toEqual(plan);
});
