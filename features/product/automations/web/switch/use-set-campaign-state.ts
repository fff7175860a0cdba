import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { NotifyTeam } from '#platform/ui-kit/notify-team.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { setCampaignState } from '../../contract/automation-calls.ts';
import { texts } from '../../texts/en.ts';
import { pageOf, type Shop } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { statesQuery } from '../use-campaigns.ts';

/**
 * Returns the mutation that switches a campaign. The switch moves immediately, and moves back if the server refuses.
 */
export function useSetCampaignState(shop: Shop, { type, channel, title }: ShownCampaign) {
  const client = useQueryClient();
  const { queryKey } = statesQuery(shop, channel);
  const pageId = pageOf(shop, channel);
  const notifyTeam = useContext(NotifyTeam);
  const toast = `campaign-${type}`;
  const toasts = savingToasts(toast, { waiting: texts.toasts.saving, saved: texts.toasts.saved });
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
      notifyTeam(`${shop.shopUrl} turned ${title} ${state ? 'on' : 'off'}`);
    },
    onError: (error, state) => {
      showState(!state);
      reportFailure(error, toast, whatFailed(error, texts.failures.switch));
    },
  });
}
