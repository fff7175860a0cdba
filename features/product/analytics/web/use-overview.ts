import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { getOverview } from '../contract/overview-calls.ts';
import type { AskedDays } from '../rules/read-asked-days.ts';

export type Overview = ResponseOf<typeof getOverview>;

export interface AskedOverview {
  shopUrl: string;
  channel: Channel | 'All';
  days: AskedDays;
  /** A type. By default all of them. */
  revenueSource?: string | undefined;
  subscriberSource?: string | undefined;
}

/** Returns a channel's figures of some days, refreshed while the page is on screen. */
export function useOverview({ days, ...asked }: AskedOverview) {
  return useQuery({
    ...callQuery(getOverview, { query: { ...asked, ...days } }),
    refetchInterval: LIVE_REFETCH_MS,
    // The old figures stay until the new ones arrive.
    placeholderData: keepPreviousData,
  });
}
