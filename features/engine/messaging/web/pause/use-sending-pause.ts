import { useQuery } from '@tanstack/react-query';
import { getSendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';

/** While all sending is paused, the number of held messages grows. */
const COUNT_AGAIN_MS = 30_000;

export function useSendingPause(shopUrl: string) {
  return useQuery({
    ...callQuery(getSendingPause, { query: { shopUrl } }),
    refetchInterval: ({ state }) => (state.data?.pausedAt ? COUNT_AGAIN_MS : false),
  });
}
