import { describe, expect, it } from 'vitest';
import { moneyLines, type OrderMoney } from './order-money.ts';

const on = (day: number) => new Date(Date.UTC(2026, 9, day, 12));
const ORDER: OrderMoney = {
  orderId: '1',
  createdAt: on(1),
  totalMinor: 5000,
  edits: [],
  refunds: [],
  cancelledAt: null,
  voidSince: null,
};
const back = (day: number, amountMinor: number) => ({ at: on(day), amountMinor });

describe('the value of an order is', () => {
  it.each<[string, Partial<OrderMoney>, string]>([
    ['its total', {}, 'order 5000 on 1'],
    [
      'less after two refunds',
      { refunds: [back(3, 1000), back(4, 5)] },
      'order 5000 on 1, refund -1000 on 3, refund -5 on 4',
    ],
    [
      'nothing after its cancellation, including a later refund',
      { refunds: [back(6, 3995), back(3, 1000)], cancelledAt: on(5) },
      'order 5000 on 1, refund -1000 on 3, cancellation -4000 on 5',
    ],
    [
      'nothing once it is cancelled, even a month later',
      { cancelledAt: on(31) },
      'order 5000 on 1, cancellation -5000 on 31',
    ],
    [
      'the result of its edits, after its first value',
      { totalMinor: 4000, edits: [back(2, 1200), back(3, -2200)] },
      'order 5000 on 1, edit 1200 on 2, edit -2200 on 3',
    ],
    [
      'never less than the refunded amount',
      { totalMinor: 1000, edits: [back(4, -4000)], refunds: [back(3, 3000)] },
      'order 5000 on 1, refund -3000 on 3, edit -2000 on 4',
    ],
    ['nothing when it is returned unpaid', { voidSince: on(9) }, 'order 5000 on 1, return -5000 on 9'],
    [
      'reduced to nothing only once if it is cancelled and returned',
      { cancelledAt: on(8), voidSince: on(9) },
      'order 5000 on 1, cancellation -5000 on 8',
    ],
    [
      'never reduced by more than it was worth',
      { refunds: [back(2, 9000)] },
      'order 5000 on 1, refund -5000 on 2',
    ],
  ])('%s', (_name, change, message) => {
    const lines = moneyLines({ ...ORDER, ...change });
    expect(
      lines.map(({ kind, amountMinor, at }) => `${kind} ${amountMinor} on ${at.getUTCDate()}`).join(', '),
    ).toBe(message);
  });
});
