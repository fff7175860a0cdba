import type { RuleCase } from '../../contract/rule-case.ts';

export const cases: readonly RuleCase[] = [
  {
    case: 'the tag in another case',
    values: { tag: 'CLAY' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'the tag as older screens stored it',
    values: { checkValue: 'clay' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'a tag whose last letter has another lower-case form',
    values: { tag: 'ΠΗΛΟΣ' },
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'a tag whose first letter has two characters in lower case',
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
