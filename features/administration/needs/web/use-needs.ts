import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getNeeds } from '../contract/needs-calls.ts';

const REFETCH_MS = 60_000;

/** What waits for the merchant, looked at again each minute, and a channel's sum since yesterday, or that of all. */
export function useNeeds(shopUrl: string, channel: Channel | undefined) {
  return useQuery({
    ...callQuery(getNeeds, { query: { shopUrl, channel } }),
    refetchInterval: REFETCH_MS,
  });
}
