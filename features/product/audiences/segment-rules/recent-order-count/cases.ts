import type { RuleCase } from '../../contract/rule-case.ts';

const twice = { bound: 'atLeast', checkValue1: 2, checkValue2: 90 };
const once = { bound: 'atMost', checkValue1: '1', checkValue2: '90' };
const order = (daysAgo: number) => ({ daysAgo, amount: 10 });

export const cases: readonly RuleCase[] = [
  { case: 'at least, exactly as many', values: twice, person: { orders: [order(1), order(90)] }, isIn: true },
  { case: 'at least, more', values: twice, person: { orders: [order(1), order(2), order(3)] }, isIn: true },
  {
    case: 'one order is too old',
    values: twice,
    person: { orders: [order(1), order(90.1)] },
    isIn: false,
  },
  {
    case: 'a cancelled order does not count',
    values: twice,
    person: { orders: [order(1), { ...order(2), isCancelled: true }] },
    isIn: false,
  },
  {
    case: 'a test order does not count',
    values: twice,
    person: { orders: [order(1), { ...order(2), isTest: true }] },
    isIn: false,
  },
  {
    case: 'an order in another currency counts',
    values: twice,
    person: { orders: [order(1), { ...order(2), currency: 'USD' }] },
    isIn: true,
  },
  {
    case: 'at least is the default',
    values: { checkValue1: 2, checkValue2: 90 },
    person: { orders: [order(1), order(2)] },
    isIn: true,
  },
  { case: 'at most, exactly as many', values: once, person: { orders: [order(1), order(91)] }, isIn: true },
  { case: 'at most, more', values: once, person: { orders: [order(1), order(2)] }, isIn: false },
  { case: 'at most, no orders', values: once, person: {}, isIn: true },
  {
    case: 'no orders in that time',
    values: { bound: 'atMost', checkValue1: 0, checkValue2: 90 },
    person: { orders: [order(91)] },
    isIn: true,
  },
];
