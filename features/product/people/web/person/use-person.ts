import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { getPerson, getTimeline, sendToPerson } from '../../contract/person-calls.ts';

/** What happens with a person happens by itself: often enough to watch a message go out. */
const POLL_INTERVAL_MS = 5000;

interface Whose {
  shopUrl: string;
  subscriberId: string;
}

export function usePerson(whose: Whose) {
  return useQuery({ ...callQuery(getPerson, { query: whose }), refetchInterval: POLL_INTERVAL_MS });
}

export function useTimeline(whose: Whose) {
  return useInfiniteQuery({
    queryKey: [getTimeline.path, whose],
    queryFn: ({ pageParam, signal }) =>
      makeCall(
        getTimeline,
        { query: { ...whose, ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // More pages are not asked for again and again: whoever reads back reads history.
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? POLL_INTERVAL_MS : false),
  });
}

/** Writes to a person; the form tells what went wrong. */
export function useSendToPerson(whose: Whose) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: { requestId: string; text: string }) =>
      makeCall(sendToPerson, { body: { ...whose, ...said } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getTimeline.path, whose] }),
    onError: () => undefined,
  });
}
