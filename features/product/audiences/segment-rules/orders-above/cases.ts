import type { RuleCase } from '../../contract/rule-case.ts';

export const cases: readonly RuleCase[] = [
  {
    case: 'more',
    values: { checkValue: 1 },
    person: {
      orders: [
        { daysAgo: 2, amount: 1 },
        { daysAgo: 3, amount: 1 },
      ],
    },
    isIn: true,
  },
  {
    case: 'exactly as many',
    values: { checkValue: '1' },
    person: { orders: [{ daysAgo: 2, amount: 1 }] },
    isIn: false,
  },
];
