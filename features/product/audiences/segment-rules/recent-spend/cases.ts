import type { RuleCase } from '../../contract/rule-case.ts';

const much = { bound: 'atLeast', checkValue1: '50.00', checkValue2: 90 };
const little = { bound: 'atMost', checkValue1: 50, checkValue2: 90 };
const order = (daysAgo: number, amount: number) => ({ daysAgo, amount });

export const cases: readonly RuleCase[] = [
  { case: 'just as much', values: much, person: { orders: [order(1, 20), order(90, 30)] }, isIn: true },
  { case: 'a cent less', values: much, person: { orders: [order(1, 20), order(2, 29.99)] }, isIn: false },
  {
    case: 'part of it too long ago',
    values: much,
    person: { orders: [order(1, 20), order(91, 80)] },
    isIn: false,
  },
  {
    case: 'by the newest alone',
    values: much,
    person: { orders: [order(1, 60), order(400, 1)] },
    isIn: true,
  },
  {
    case: 'less what went back',
    values: much,
    person: { orders: [{ ...order(1, 60), refunded: 20 }] },
    isIn: false,
  },
  {
    case: 'an order of which more went back takes nothing from others',
    values: much,
    person: { orders: [{ ...order(1, 10), refunded: 40 }, order(2, 50)] },
    isIn: true,
  },
  {
    case: 'another currency does not count',
    values: much,
    person: { orders: [{ ...order(1, 99), currency: 'USD' }] },
    isIn: false,
  },
  { case: 'at most as much', values: little, person: { orders: [order(1, 50), order(91, 50)] }, isIn: true },
  { case: 'at most, but a cent more', values: little, person: { orders: [order(1, 50.01)] }, isIn: false },
  { case: 'at most, and nothing at all', values: little, person: {}, isIn: true },
  {
    case: 'nothing in that time',
    values: { bound: 'atMost', checkValue1: '0', checkValue2: '90' },
    person: { orders: [order(1, 0)] },
    isIn: true,
  },
];
