import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { getPerson, getTimeline, sendToPerson } from '../../contract/person-calls.ts';

/** Events arrive by themselves. This is often enough to watch a message being sent. */
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
    // Only the first page is refreshed: further pages are history.
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? POLL_INTERVAL_MS : false),
  });
}

/** Returns the mutation that sends a text to a person. The form shows errors. */
export function useSendToPerson(whose: Whose) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: { requestId: string; text: string }) =>
      makeCall(sendToPerson, { body: { ...whose, ...draft } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getTimeline.path, whose] }),
    onError: () => undefined,
  });
}
