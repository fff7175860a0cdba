import type { RuleCase } from '../../contract/rule-case.ts';

export const cases: readonly RuleCase[] = [
  {
    case: 'in any spelling',
    values: { tag: 'CLAY' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'as older screens write it',
    values: { checkValue: 'clay' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'whose last letter is another one when it is small',
    values: { tag: 'ΠΗΛΟΣ' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'whose first letter is two signs when it is small',
    values: { tag: 'İznik' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'without the tag',
    values: { tag: 'Clay' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['rug'] }] },
    isIn: false,
  },
];
