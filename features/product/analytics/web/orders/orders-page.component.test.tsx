import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getOrderTotals, listOrders, type ListedOrder } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
import { OrdersPage } from './orders-page.tsx';

const ORDER: ListedOrder = {
  orderId: 'gid://order/1',
  name: '#7001',
  orderedAt: '2026-01-01T12:00:00.000Z',
  person: null,
  credit: null,
  isOtherCurrency: false,
  amountMinor: 75_00,
  returnedMinor: 0,
  netMinor: 75_00,
  onDaysMinor: 75_00,
  lines: [],
};
const TOTALS = {
  currencyCode: 'EUR',
  span: { from: '2026-01-01', to: '2026-01-31' },
  credited: { orders: 2, revenueMinor: 105_00 },
  byClicks: { orders: 1, revenueMinor: 75_00 },
  returnedMinor: 25_00,
  placedOrders: 5,
};
const field = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const asked = () => fakeApi.requests(listOrders).at(-1)?.query;

function openOrders(orders: ListedOrder[] = [], search = '') {
  fakeApi.answer(listOrders, { currencyCode: 'EUR', orders, next: null });
  fakeApi.answer(getOrderTotals, TOTALS);
  const page = <OrdersPage merchant={sampleMerchant()} sourceWords={{ abandonedCart: 'Abandoned cart' }} />;
  return mountScreen(page, { address: `/orders${search}` });
}

it('explains the page if there is no order', async () => {
  const { user } = openOrders();
  await screen.findByRole('heading', { name: texts.orders.none });
  await user.selectOptions(await field('Credited'), 'By clicks and codes');
  await waitFor(() => expect(screen.queryByRole('heading', { name: texts.orders.none })).toBeNull());
});

it('shows each order and the totals', async () => {
  openOrders([ORDER]);
  await screen.findByRole('link', { name: '#7001' });
  const totals = await screen.findByRole('status', { name: 'Totals' });
  for (const text of ['€105.00', '€75.00', '€25.00', '5']) expect(totals.textContent).toContain(text);
});

it('is filtered, and shows no campaign for orders that no message earned', async () => {
  const { user } = openOrders([ORDER]);
  await user.selectOptions(await field('Campaign'), 'Abandoned cart');
  await user.selectOptions(await field('Channel'), 'WhatsApp');
  await waitFor(() => expect(asked()).toMatchObject({ sourceType: 'abandonedCart', channel: 'WA' }));
  await user.selectOptions(await field('Credited'), 'Not credited');
  await waitFor(() => expect(asked()).toMatchObject({ credited: 'none' }));
  expect(asked()).not.toHaveProperty('sourceType');
  expect((await field('Campaign')).disabled).toBe(true);
  expect((await field('Channel')).disabled).toBe(true);
  expect(location.search).toContain('credited=none');
});

it('keeps the chosen days in the address', async () => {
  const { user } = openOrders([ORDER], '?from=2020-02-02&to=2020-03-03');
  await screen.findByRole('link', { name: '#7001' });
  expect(asked()).toMatchObject({ from: '2020-02-02', to: '2020-03-03' });
  expect((await field('From')).value).toBe('2020-02-02');
  await user.selectOptions(await field('Days'), 'Last 30 days');
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
  expect(location.search).not.toContain('from');
});

it('says that the orders or their totals could not be loaded', async () => {
  fakeApi.refuse(listOrders, 'DATABASE_AWAY');
  fakeApi.refuse(getOrderTotals, 'DATABASE_AWAY');
  mountScreen(<OrdersPage merchant={sampleMerchant()} sourceWords={{}} />);
  await screen.findByText('The orders could not be loaded');
  await screen.findByText('The totals could not be loaded');
});
