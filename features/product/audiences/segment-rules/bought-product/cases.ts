import type { RuleCase } from '../../contract/rule-case.ts';

const values = { productId: 'mug', title: 'Mug' };

export const cases: readonly RuleCase[] = [
  {
    case: 'bought it in any order',
    values,
    person: {
      orders: [
        { daysAgo: 9, amount: 1, products: ['mug'] },
        { daysAgo: 2, amount: 1, products: ['rug'] },
      ],
    },
    isIn: true,
  },
  {
    case: 'bought another product',
    values,
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['rug'] }] },
    isIn: false,
  },
  {
    case: 'the order was cancelled',
    values,
    person: { orders: [{ daysAgo: 9, amount: 1, products: ['mug'], isCancelled: true }] },
    isIn: false,
  },
];
