import type { RuleCase } from '../../contract/rule-case.ts';

export const cases: readonly RuleCase[] = [
  { case: 'no orders', values: { checkValue: 1 }, person: {}, isIn: true },
  {
    case: 'exactly as many',
    values: { checkValue: 1 },
    person: { orders: [{ daysAgo: 2, amount: 1 }] },
    isIn: false,
  },
];
