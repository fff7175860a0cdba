import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import {
  getCampaignStates,
  getDrips,
  setCampaignState,
} from '#features/product/automations/contract/automation-calls.ts';
import { getTools, setToolActive } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { LANGUAGE } from '#platform/ui-kit/format/reader-locale.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';

/** Returns the server's campaigns by type, and which are on. */
export function useCampaigns({ shopUrl }: Merchant) {
  return useQuery(callQuery(getCampaignStates, { query: { pageId: shopUrl } }));
}

/** Returns the tools of both channels. Undefined until both are known. */
export function useTools({ shopUrl }: Merchant) {
  const ofWhatsApp = useQuery(callQuery(getTools, { query: { pageId: shopUrl, channel: 'WA' } }));
  const ofFacebook = useQuery(callQuery(getTools, { query: { pageId: shopUrl, channel: 'FB' } }));
  const lists = [ofWhatsApp, ofFacebook];
  return {
    tools: lists.every(({ data }) => data) ? lists.flatMap(({ data }) => data?.popups ?? []) : undefined,
    error: ofWhatsApp.error ?? ofFacebook.error,
    refetch: () => lists.forEach(({ refetch }) => void refetch()),
  };
}

/** Returns the first cart reminder as this shop's shoppers would get it who speak the merchant's language. */
export function useReminder({ shopUrl }: Merchant) {
  const query = { pageId: shopUrl, language: LANGUAGE };
  const { data, error } = useQuery(callQuery(getDrips, { query }));
  const reminder = data?.drips.find(({ type }) => type === 'abandonedCart') ?? null;
  return { reminder, isWaiting: data === undefined && error === null };
}

/** Returns whether campaigns have a number to send from. Undefined while it is unknown. */
export function useHasNumber({ shopUrl }: Merchant): boolean | undefined {
  const { data } = useQuery(callQuery(getWhatsAppSender, { query: { shopUrl } }));
  return data && data.sender !== null;
}

/**
 * Returns the mutation that switches a campaign. Refusals are shown as usual, and the states are read again in both
 * cases.
 */
export function useSwitchCampaign({ shopUrl }: Merchant, type: string, onNumberMissing: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: boolean) => makeCall(setCampaignState, { body: { pageId: shopUrl, type, state } }),
    onError: (error) => {
      reportFailure(error, `campaign-${type}`);
      if (error instanceof RefusedCall && error.code === 'SUPPORT_NUMBER_MISSING') onNumberMissing();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [getCampaignStates.path] }),
  });
}

export function useSwitchTool(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (active: boolean) => makeCall(setToolActive, { body: { id, active } }),
    onError: (error) => reportFailure(error, `tool-${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: [getTools.path] }),
  });
}
