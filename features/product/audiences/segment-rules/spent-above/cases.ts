import type { RuleCase } from '../../contract/rule-case.ts';

const orders = [
  { daysAgo: 2, amount: 30 },
  { daysAgo: 3, amount: 20.5 },
];

export const cases: readonly RuleCase[] = [
  { case: 'all orders together', values: { checkValue: '50.49' }, person: { orders }, isIn: true },
  { case: 'exactly as much', values: { checkValue: '50.5' }, person: { orders }, isIn: false },
  {
    case: 'an order in another currency has no amount',
    values: { checkValue: '30' },
    person: {
      orders: [
        { daysAgo: 2, amount: 30 },
        { daysAgo: 3, amount: 5000, currency: 'JPY' },
      ],
    },
    isIn: false,
  },
  {
    case: 'refunds are subtracted',
    values: { checkValue: 30 },
    person: { orders: [{ daysAgo: 2, amount: 50, refunded: 20 }] },
    isIn: false,
  },
];
