import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  getDeliveries,
  getDelivery,
  replayEvent,
  replayFailed,
  sendTestEvent,
  type DeliveryState,
} from '../contract/delivery-calls.ts';
import { getEndpoints } from '../contract/endpoint-calls.ts';
import { texts } from '../texts/en.ts';

export interface OfEndpoint {
  shopUrl: string;
  endpointId: string;
}

/** While an event waits, the log is read again this often. */
const READ_AGAIN_MS = 3000;

function logKey({ shopUrl, endpointId }: OfEndpoint) {
  return [getDeliveries.path, shopUrl, endpointId];
}

/** Returns the log of an endpoint, page by page. */
export function useDeliveries(of: OfEndpoint, state: DeliveryState | null) {
  return useInfiniteQuery({
    queryKey: [...logKey(of), state],
    queryFn: ({ pageParam, signal }) =>
      makeCall(
        getDeliveries,
        {
          query: {
            ...of,
            ...(state !== null && { state }),
            ...(pageParam !== null && { before: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.deliveries.some((one) => one.state === 'waiting') ? READ_AGAIN_MS : false,
  });
}

export function useDelivery(of: OfEndpoint, eventId: string) {
  return useQuery(callQuery(getDelivery, { query: { ...of, eventId } }));
}

function useRefreshLog(of: OfEndpoint) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: logKey(of) });
    // An attempt may have changed the endpoint's state.
    await client.invalidateQueries({ queryKey: [getEndpoints.path] });
  };
}

export function useSendTest(of: OfEndpoint) {
  const refresh = useRefreshLog(of);
  return useMutation({
    mutationFn: () => makeCall(sendTestEvent, { body: of }),
    onSuccess: () => toastSuccess('webhooks', texts.log.testSent),
    // The event is in the log once its body is made, which takes a moment.
    onSettled: () => void setTimeout(() => void refresh(), 700),
  });
}

export function useReplayEvent(of: OfEndpoint, onDone: () => void) {
  const refresh = useRefreshLog(of);
  return useMutation({
    mutationFn: (eventId: string) => makeCall(replayEvent, { body: { ...of, eventId } }),
    onSuccess: () => {
      onDone();
      toastSuccess('webhooks', texts.log.replayed);
    },
    onSettled: refresh,
  });
}

export function useReplayFailed(of: OfEndpoint, onDone: () => void) {
  const refresh = useRefreshLog(of);
  return useMutation({
    mutationFn: (since: string) => makeCall(replayFailed, { body: { ...of, since } }),
    onSuccess: ({ replayed }) => {
      onDone();
      toastSuccess('webhooks', fill(texts.log.replayedMany, { count: replayed }));
    },
    onSettled: refresh,
  });
}
