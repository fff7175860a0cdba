import type { RuleCase } from '../../contract/rule-case.ts';

const values = { collectionsId: 'kitchen' };

export const cases: readonly RuleCase[] = [
  {
    case: 'a product of it',
    values,
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'a product of another',
    values,
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['rug'] }] },
    isIn: false,
  },
];
