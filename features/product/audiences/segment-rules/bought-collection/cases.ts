import type { RuleCase } from '../../contract/rule-case.ts';

const values = { collectionsId: 'kitchen' };

export const cases: readonly RuleCase[] = [
  {
    case: 'bought a product of the collection',
    values,
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'] }] },
    isIn: true,
  },
  {
    case: 'bought a product of another collection',
    values,
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['rug'] }] },
    isIn: false,
  },
];
