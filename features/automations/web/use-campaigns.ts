import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import {
  getCampaignAnalytics,
  getCampaignStates,
  getDrips,
  setCampaignState,
} from '../contract/automation-calls.ts';
import type { CampaignType } from '../contract/campaign.ts';
import { SAVED, SAVING } from './messages.ts';

function statesQuery(pageId: string) {
  return callQuery(getCampaignStates, { query: { pageId } });
}

export function useCampaignStates(pageId: string) {
  return useQuery(statesQuery(pageId));
}

export function useDrips(pageId: string) {
  return useQuery(callQuery(getDrips, { query: { pageId } }));
}

export function useCampaignAnalytics(pageId: string, type: CampaignType) {
  return useQuery({
    ...callQuery(getCampaignAnalytics, { query: { pageId, type, channel: 'WA' } }),
    refetchInterval: LIVE_REFETCH_MS,
  });
}

/** Switches a campaign; the switch moves at once and moves back if the server refuses. */
export function useSetCampaignState(pageId: string, type: CampaignType) {
  const client = useQueryClient();
  const { queryKey } = statesQuery(pageId);
  const toasts = savingToasts(`campaign-${type}`, { waiting: SAVING, saved: SAVED });
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
    },
    onError: (error, state) => {
      showState(!state);
      toasts.fail(error);
    },
  });
}
