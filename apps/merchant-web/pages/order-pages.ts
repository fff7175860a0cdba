import { IconShoppingBag } from '@tabler/icons-react';
import { FOR_MERCHANTS, type Page } from '#platform/ui-kit/pages/page.ts';
import { texts } from '../texts/en.ts';

/** The page of orders that messages led to. */
export const ORDER_PAGES = [
  {
    path: '/orders',
    rule: FOR_MERCHANTS,
    title: texts.pages.ordersAndRevenue,
    screen: async () => (await import('./orders-screens.tsx')).OrdersScreen,
    menu: [{ place: 'overall', order: 5, name: texts.pages.orders, icon: IconShoppingBag }],
  },
  {
    path: '/orders/:orderId',
    rule: FOR_MERCHANTS,
    title: texts.pages.ordersAndRevenue,
    screen: async () => (await import('./orders-screens.tsx')).OrderScreen,
  },
] as const satisfies readonly Page[];
