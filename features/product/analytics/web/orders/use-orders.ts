import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { QueryOf } from '#platform/http/call.ts';
import { explainOrder, getOrderTotals, listOrders } from '../../contract/order-calls.ts';
import type { OrdersAsked } from './asked-orders.ts';

/** Returns the address's filters in the form of the calls. */
export function toQuery(shopUrl: string, { sort, sortOrder, ...filter }: OrdersAsked) {
  return { shopUrl, ...filter, sort, sortOrder } satisfies QueryOf<typeof listOrders>;
}

/** Returns the matching orders, page by page. */
export function useOrders(shopUrl: string, asked: OrdersAsked) {
  return useInfiniteQuery({
    queryKey: [listOrders.path, shopUrl, asked],
    queryFn: ({ pageParam, signal }) =>
      makeCall(
        listOrders,
        { query: { ...toQuery(shopUrl, asked), ...(pageParam !== null && { after: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export function useOrderTotals(shopUrl: string, { sort: _sort, sortOrder: _order, ...filter }: OrdersAsked) {
  return useQuery({
    ...callQuery(getOrderTotals, { query: { shopUrl, ...filter } }),
    placeholderData: keepPreviousData,
  });
}

export function useOrder(shopUrl: string, orderId: string) {
  return useQuery(callQuery(explainOrder, { query: { shopUrl, orderId } }));
}
