import type { RuleCase } from '../../contract/rule-case.ts';

export const cases: readonly RuleCase[] = [
  { case: 'nothing at all', values: { checkValue: '0.01' }, person: {}, isIn: true },
  {
    case: 'just as much',
    values: { checkValue: 30 },
    person: { orders: [{ daysAgo: 2, amount: 30 }] },
    isIn: false,
  },
  {
    case: 'more was paid back than paid',
    values: { checkValue: 5 },
    person: { orders: [{ daysAgo: 2, amount: 5, refunded: 9 }] },
    isIn: true,
  },
];
