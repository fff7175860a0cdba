import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import {
  getSubscriberFilters,
  getSubscribersV2,
  type SubscriberFilter,
  type SubscriberSort,
} from '../../contract/subscriber-calls.ts';

const POLL_INTERVAL_MS = 2000;

export interface ListView {
  filter: SubscriberFilter;
  sortBy: SubscriberSort;
  sortOrder: 'asc' | 'desc';
}

/** The first page contains the counts. */
export type FirstPage = ResponseOf<typeof getSubscribersV2>;

/**
 * Returns a shop's people page by page. After a change of sorting or filters, the old page stays until the new one
 * arrives.
 */
export function useSubscribers(shopUrl: string, shopCurrency: string, { filter, ...sort }: ListView) {
  return useInfiniteQuery({
    queryKey: [getSubscribersV2.path, shopUrl, filter, sort],
    queryFn: ({ pageParam, signal }) =>
      makeCall(
        getSubscribersV2,
        {
          query: {
            shopUrl,
            shopCurrency,
            ...filter,
            ...sort,
            offset: String(pageParam.offset),
            ...(pageParam.cursor !== null && { cursor: pageParam.cursor }),
          },
        },
        signal,
      ),
    initialPageParam: { cursor: null as string | null, offset: 0 },
    getNextPageParam: (page, pages) =>
      page.nextCursor === null
        ? null
        : {
            cursor: page.nextCursor,
            offset: pages.reduce((loaded, one) => loaded + one.subscribers.length, 0),
          },
    placeholderData: keepPreviousData,
    // People of a large import are listed gradually.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.notListedYetCount ? POLL_INTERVAL_MS : false),
  });
}

export function useSubscriberFilters(shopUrl: string) {
  return useQuery(callQuery(getSubscriberFilters, { query: { shopUrl } }));
}
