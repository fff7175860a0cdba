import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { TellTeam } from '#platform/ui-kit/tell-team.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import {
  getCampaignAnalytics,
  getCampaignStates,
  getDrips,
  setCampaignState,
} from '../contract/automation-calls.ts';
import type { AwaitedTemplate } from '../contract/campaign.ts';
import { NOT_SWITCHED, SAVED, SAVING } from './copy.ts';
import { pageOf, type Shop } from './page-of.ts';
import type { ShownCampaign } from './shown-campaigns.ts';

function statesQuery(shop: Shop, channel: Channel) {
  return callQuery(getCampaignStates, { query: { pageId: pageOf(shop, channel) } });
}

export function useCampaignStates(shop: Shop, channel: Channel) {
  return useQuery(statesQuery(shop, channel));
}

export function dripsQuery(shop: Shop, channel: Channel) {
  return callQuery(getDrips, { query: { pageId: pageOf(shop, channel) } });
}

/** A review takes a minute at best: who waits for one is looked at again meanwhile. */
const REVIEW_REFETCH_MS = 5000;

export function useDrips(shop: Shop, channel: Channel) {
  return useQuery({
    ...dripsQuery(shop, channel),
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

/** What one message of a campaign sent, all time. */
export function useMessageAnalytics(shop: Shop, { type, channel }: ShownCampaign, dripId: string) {
  const query = { pageId: pageOf(shop, channel), type, channel, dripId };
  return useQuery(callQuery(getCampaignAnalytics, { query }));
}

/** Switches a campaign; the switch moves at once and moves back if the server refuses. */
export function useSetCampaignState(shop: Shop, { type, channel, title }: ShownCampaign) {
  const client = useQueryClient();
  const { queryKey } = statesQuery(shop, channel);
  const pageId = pageOf(shop, channel);
  const tellTeam = useContext(TellTeam);
  const toast = `campaign-${type}`;
  const toasts = savingToasts(toast, { waiting: SAVING, saved: SAVED });
  const showState = (state: boolean) =>
    client.setQueryData(queryKey, (now) => now && { states: { ...now.states, [type]: state } });
  return useMutation({
    mutationFn: (state: boolean) => makeCall(setCampaignState, { body: { pageId, type, state } }),
    onMutate: async (state) => {
      toasts.begin();
      await client.cancelQueries({ queryKey });
      showState(state);
    },
    onSuccess: ({ state }) => {
      showState(state);
      toasts.succeed();
      track(`Auto campaign turned ${state ? 'on' : 'off'}`, { campaign: type });
      tellTeam(`${shop.shopUrl} turned ${title} ${state ? 'on' : 'off'}`);
    },
    onError: (error, state) => {
      showState(!state);
      reportFailure(error, toast, whatFailed(error, NOT_SWITCHED));
    },
  });
}
