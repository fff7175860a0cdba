import type { RuleCase } from '../../contract/rule-case.ts';

const much = { bound: 'atLeast', checkValue1: '50.00', checkValue2: 90 };
const little = { bound: 'atMost', checkValue1: 50, checkValue2: 90 };
const order = (daysAgo: number, amount: number) => ({ daysAgo, amount });

export const cases: readonly RuleCase[] = [
  {
    case: 'at least, exactly as much',
    values: much,
    person: { orders: [order(1, 20), order(90, 30)] },
    isIn: true,
  },
  {
    case: 'at least, a cent less',
    values: much,
    person: { orders: [order(1, 20), order(2, 29.99)] },
    isIn: false,
  },
  {
    case: 'one order is too old',
    values: much,
    person: { orders: [order(1, 20), order(91, 80)] },
    isIn: false,
  },
  {
    case: 'the newest order alone is enough',
    values: much,
    person: { orders: [order(1, 60), order(400, 1)] },
    isIn: true,
  },
  {
    case: 'refunds are subtracted',
    values: much,
    person: { orders: [{ ...order(1, 60), refunded: 20 }] },
    isIn: false,
  },
  {
    case: 'a refund above an order’s value does not reduce other orders',
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
  {
    case: 'at most, exactly as much',
    values: little,
    person: { orders: [order(1, 50), order(91, 50)] },
    isIn: true,
  },
  { case: 'at most, a cent more', values: little, person: { orders: [order(1, 50.01)] }, isIn: false },
  { case: 'at most, no orders', values: little, person: {}, isIn: true },
  {
    case: 'no orders in that time',
    values: { bound: 'atMost', checkValue1: '0', checkValue2: '90' },
    person: { orders: [order(1, 0)] },
    isIn: true,
  },
];
