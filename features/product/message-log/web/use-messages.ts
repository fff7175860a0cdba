import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { explainPerson } from '../contract/explanation-calls.ts';
import { countMessages, getMessage, getMessages, type MessageFilter } from '../contract/message-calls.ts';

/** Histories change by themselves. This is often enough to watch, and rare enough to be cheap. */
const TRACE_REFETCH_MS = 3000;

export type SortOrder = 'asc' | 'desc';

/** Returns the matching messages, page by page. */
export function useMessages(shopUrl: string, filter: MessageFilter, sortOrder: SortOrder) {
  return useInfiniteQuery({
    queryKey: [getMessages.path, shopUrl, filter, sortOrder],
    queryFn: ({ pageParam, signal }) =>
      makeCall(
        getMessages,
        { query: { ...filter, shopUrl, sortOrder, ...(pageParam && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useMessageCount(shopUrl: string, filter: MessageFilter) {
  return useQuery(callQuery(countMessages, { query: { ...filter, shopUrl } }));
}

export function useMessage(shopUrl: string, messageId: string) {
  return useQuery({
    ...callQuery(getMessage, { query: { shopUrl, messageId } }),
    refetchInterval: TRACE_REFETCH_MS,
  });
}

export function usePerson(shopUrl: string, search: string) {
  return useQuery(callQuery(explainPerson, { query: { shopUrl, search } }));
}
