import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { getDashboard } from '../contract/dashboard-calls.ts';

/** All channels' figures, read again and again while the page is looked at. */
export function useDashboard(shopUrl: string) {
  return useQuery({
    ...callQuery(getDashboard, { query: { shopUrl, channel: 'All' } }),
    refetchInterval: LIVE_REFETCH_MS,
  });
}
