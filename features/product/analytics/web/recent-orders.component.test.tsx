import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { listCreditedOrders, type CreditedOrder } from '../contract/credited-order-calls.ts';
import { texts } from '../texts/en.ts';
import { RecentOrders } from './recent-orders.tsx';
import type { Overview } from './use-overview.ts';

const ORDER: CreditedOrder = {
  orderId: '1',
  name: '#1001',
  orderedAt: '2026-03-02T10:00:00.000Z',
  person: null,
  channel: 'WA',
  source: { kind: 'campaign', type: 'abandonedCart', id: null, name: null },
  messageId: '0190a000-0000-7000-8000-000000000001',
  touch: { kind: 'click', at: '2026-03-02T09:00:00.000Z' },
  whySentence: 'Its link was clicked.',
  amountMinor: 50_00,
  returnedMinor: 0,
  netMinor: 50_00,
  lines: [],
};

it.each([
  ['an order', {}, '€50.00', null],
  [
    'a partly returned order',
    { returnedMinor: 20_00, netMinor: 30_00 },
    '€30.00',
    '€20.00 of it was returned.',
  ],
  ['a returned order', { returnedMinor: 50_00, netMinor: 0 }, texts.recent.returned, '€50.00 was returned.'],
  ['a free order', { amountMinor: 0, netMinor: 0 }, texts.recent.free, null],
])('shows the remaining amount of %s', async (_order, changes, amount, returned) => {
  fakeApi.answer(listCreditedOrders, {
    currencyCode: 'EUR',
    orders: [{ ...ORDER, ...changes }],
    next: null,
  });
  mountScreen(
    <RecentOrders
      shop={{ shopUrl: 'demo.myshopify.com', shopTimeZone: 'Europe/Berlin' }}
      channel={undefined}
      overview={{ span: { from: '2026-03-01', to: '2026-03-30' }, currencyCode: 'EUR' } as Overview}
      nameOf={() => 'Abandoned cart'}
    />,
  );
  const line = await screen.findByRole('listitem');
  expect(within(line).getByText(amount)).toBeDefined();
  expect(within(line).queryByText(/€0\.00/)).toBeNull();
  if (returned !== null) expect(line.textContent).toContain(` ${returned}`);
});
