import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { getShopping, type Shopping } from '../../contract/shopping-call.ts';
import { ShoppingFacts } from './shopping-facts.tsx';

const SHOP = { shopUrl: 'demo.myshopify.com', shopTimeZone: 'Europe/Berlin' };
const AT = '2026-11-20T10:00:00.000Z';

function open(shopping: Partial<Shopping>) {
  fakeApi.answer(getShopping, { cart: null, orders: [], codes: [], ...shopping });
  return mountScreen(<ShoppingFacts shop={SHOP} subscriberId="0190a000-0000-7000-8000-000000000001" />);
}

it('says that there is nothing yet', async () => {
  open({});
  await screen.findByText('No cart, no orders and no discount codes yet.');
});

it('shows the cart, the orders with their state and a link to the store, and the codes', async () => {
  const order = {
    orderId: '7',
    name: '#1007',
    at: AT,
    totalMinor: 4200,
    currency: 'EUR',
    state: 'sent' as const,
  };
  open({
    cart: {
      at: AT,
      totalMinor: 2300,
      currency: 'EUR',
      items: [{ title: 'Wooden wren', quantity: 2 }],
      moreItems: 3,
    },
    orders: [
      {
        ...order,
        items: [{ title: 'Mug', quantity: 1 }],
        moreItems: 0,
        adminUrl: 'https://store.example/admin/orders/7',
      },
    ],
    codes: [
      { code: 'SPRING', at: AT, isUsed: true },
      { code: 'AUTUMN', at: AT, isUsed: false },
    ],
  });
  await screen.findByText('2 × Wooden wren');
  screen.getByText('and 3 more');
  const link = screen.getByRole('link', { name: 'Open in Shopify: #1007' });
  expect(link.getAttribute('href')).toBe('https://store.example/admin/orders/7');
  const line = link.closest('li') as HTMLElement;
  for (const text of ['€42.00', 'Sent', '1 × Mug']) within(line).getByText(text);
  expect(screen.getByText('SPRING').closest('li')?.textContent).toContain('used');
  expect(screen.getByText('AUTUMN').closest('li')?.textContent).toContain('not used yet');
});

it('offers to try again when it cannot be read', async () => {
  fakeApi.refuse(getShopping, 'DATABASE_AWAY');
  mountScreen(<ShoppingFacts shop={SHOP} subscriberId="0190a000-0000-7000-8000-000000000001" />);
  await screen.findByRole('button', { name: 'Try again' });
});
