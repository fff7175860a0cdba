import type { RuleCase } from '../../contract/rule-case.ts';

const values = { checkValue1: 20, checkValue2: '49.90' };

export const cases: readonly RuleCase[] = [
  { case: 'at the lower bound', values, person: { orders: [{ daysAgo: 3, amount: 20 }] }, isIn: true },
  { case: 'at the upper bound', values, person: { orders: [{ daysAgo: 3, amount: 49.9 }] }, isIn: true },
  { case: 'a cent above', values, person: { orders: [{ daysAgo: 3, amount: 49.91 }] }, isIn: false },
  { case: 'never ordered', values: { checkValue1: 0, checkValue2: 5 }, person: {}, isIn: false },
  {
    case: 'only the last order counts',
    values,
    person: {
      orders: [
        { daysAgo: 9, amount: 30 },
        { daysAgo: 3, amount: 90 },
      ],
    },
    isIn: false,
  },
  {
    case: 'a cancelled order does not count',
    values,
    person: {
      orders: [
        { daysAgo: 9, amount: 30 },
        { daysAgo: 3, amount: 90, isCancelled: true },
      ],
    },
    isIn: true,
  },
  {
    case: 'the last order is in another currency',
    values,
    person: { orders: [{ daysAgo: 3, amount: 30, currency: 'JPY' }] },
    isIn: false,
  },
  {
    case: 'a test order does not count',
    values,
    person: { orders: [{ daysAgo: 3, amount: 30, isTest: true }] },
    isIn: false,
  },
];
