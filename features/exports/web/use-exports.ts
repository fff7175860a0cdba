import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import {
  autoCampaignExport,
  broadcastExport,
  cancelExport,
  getExports,
  orderExport,
  subscriberExport,
  unsubscriberExport,
} from '../contract/export-calls.ts';

/** While something is under way the list is looked at again. */
const LOOK_AGAIN_MS = 2000;
const UNDER_WAY = new Set(['queued', 'running']);

export function exportsQuery(shopUrl: string) {
  return callQuery(getExports, { query: { shopUrl } });
}

export function useExports(shopUrl: string) {
  return useQuery({
    ...exportsQuery(shopUrl),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((one) => UNDER_WAY.has(one.state)) === true ? LOOK_AGAIN_MS : false,
  });
}

interface ReportRequest {
  shopUrl: string;
  shopCurrency: string;
  timeZone: string;
  campaignType: string;
}

/** Asks for the delivery report of a campaign; the form tells what went wrong. */
export function useAskReport(request: ReportRequest) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emailTo: string) => makeCall(autoCampaignExport, { query: { ...request, emailTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(request.shopUrl).queryKey }),
    onError: () => undefined,
  });
}

interface BroadcastRequest {
  shopUrl: string;
  shopCurrency: string;
  timeZone: string;
  broadcastId: string;
  broadcastName: string;
}

/** Asks for the delivery report of a broadcast; the form tells what went wrong. */
export function useAskBroadcastReport(request: BroadcastRequest) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emailTo: string) => makeCall(broadcastExport, { query: { ...request, emailTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(request.shopUrl).queryKey }),
    onError: () => undefined,
  });
}

const OF_A_SHOP = { subscribers: subscriberExport, unsubscribers: unsubscriberExport, orders: orderExport };
/** A file of a whole shop. */
export type ShopExportKind = keyof typeof OF_A_SHOP;

/** Asks for a file of a whole shop; the form tells what went wrong. */
export function useAskShopExport({
  shopUrl,
  timeZone,
  kind,
}: {
  shopUrl: string;
  timeZone: string;
  kind: ShopExportKind;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => makeCall(OF_A_SHOP[kind], { body: { shopUrl, email, timeZone } }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(shopUrl).queryKey }),
    onError: () => undefined,
  });
}

export function useCancelExport(shopUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (exportId: string) => makeCall(cancelExport, { body: { shopUrl, exportId } }),
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery(shopUrl).queryKey }),
  });
}
