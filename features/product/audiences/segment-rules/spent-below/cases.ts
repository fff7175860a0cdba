import type { RuleCase } from '../../contract/rule-case.ts';

export const cases: readonly RuleCase[] = [
  { case: 'no orders', values: { checkValue: '0.01' }, person: {}, isIn: true },
  {
    case: 'exactly as much',
    values: { checkValue: 30 },
    person: { orders: [{ daysAgo: 2, amount: 30 }] },
    isIn: false,
  },
  {
    case: 'refunds exceed the payments',
    values: { checkValue: 5 },
    person: { orders: [{ daysAgo: 2, amount: 5, refunded: 9 }] },
    isIn: true,
  },
];
