import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { getCampaignAnalytics, getCampaignStates, getDrips } from '../contract/automation-calls.ts';
import type { AwaitedTemplate } from '../contract/campaign.ts';
import { pageOf, type Shop } from './page-of.ts';
import type { ShownCampaign } from './shown-campaigns.ts';

/** Parts that appear once their page has loaded use what was loaded for it, instead of asking again. */
export const JUST_LOADED_MS = 5000;

export function statesQuery(shop: Shop, channel: Channel) {
  return callQuery(getCampaignStates, { query: { pageId: pageOf(shop, channel) } });
}

export function useCampaignStates(shop: Shop, channel: Channel) {
  return useQuery({ ...statesQuery(shop, channel), staleTime: JUST_LOADED_MS });
}

export function dripsQuery(shop: Shop, channel: Channel) {
  return callQuery(getDrips, { query: { pageId: pageOf(shop, channel) } });
}

/** A review takes a minute at best, so waiting messages are requested again at this interval. */
const REVIEW_REFETCH_MS = 5000;

export function useDrips(shop: Shop, channel: Channel) {
  return useQuery({
    ...dripsQuery(shop, channel),
    staleTime: JUST_LOADED_MS,
    refetchInterval: ({ state }) =>
      state.data?.drips.some(({ awaited }) => awaited && isUnderWay(awaited)) === true
        ? REVIEW_REFETCH_MS
        : false,
  });
}

function isUnderWay({ status, unfit }: AwaitedTemplate): boolean {
  return status === 'PENDING' || (status === 'ENABLED' && unfit === null);
}

export function useCampaignAnalytics(shop: Shop, { type, channel }: ShownCampaign) {
  return useQuery({
    ...callQuery(getCampaignAnalytics, { query: { pageId: pageOf(shop, channel), type, channel } }),
    refetchInterval: LIVE_REFETCH_MS,
  });
}

/** Returns what one message of a campaign has sent since its start. */
export function useMessageAnalytics(shop: Shop, { type, channel }: ShownCampaign, dripId: string) {
  const query = { pageId: pageOf(shop, channel), type, channel, dripId };
  return useQuery(callQuery(getCampaignAnalytics, { query }));
}
