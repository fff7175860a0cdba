import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getAlerts } from '../contract/alert-calls.ts';

const REFETCH_MS = 60_000;

/** Returns the alerts and the figures since yesterday, of one channel or of all. Fetches them again every minute. */
export function useAlerts(shopUrl: string, channel: Channel | undefined) {
  return useQuery({
    ...callQuery(getAlerts, { query: { shopUrl, channel } }),
    refetchInterval: REFETCH_MS,
  });
}
