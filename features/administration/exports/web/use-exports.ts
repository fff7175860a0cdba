import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import {
  activityExport,
  broadcastExport,
  cancelExport,
  figureExport,
  orderExport,
  subscriberExport,
  unsubscriberExport,
} from '../contract/export-calls.ts';
import { texts } from '../texts/en.ts';
import { exportsQuery, useFileRequest } from './use-file-request.ts';

/** The list is fetched again at this interval while an export is queued or running. */
const POLL_INTERVAL_MS = 2000;
const UNDER_WAY = new Set(['queued', 'running']);

export function useExports(shopUrl: string) {
  return useQuery({
    ...exportsQuery(shopUrl),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((one) => UNDER_WAY.has(one.state)) === true ? POLL_INTERVAL_MS : false,
  });
}

const SHOP_EXPORT_CALLS = {
  subscribers: subscriberExport,
  unsubscribers: unsubscriberExport,
  orders: orderExport,
  figures: figureExport,
  activity: activityExport,
};
/** A file of a whole shop. */
export type ShopFileKind = keyof typeof SHOP_EXPORT_CALLS;

/** A file that the merchant may request in a dialog: a file of the whole shop, or the report of a broadcast. */
export type AskedFile =
  | { kind: ShopFileKind }
  | { kind: 'broadcastReport'; shopCurrency: string; broadcastId: string; broadcastName: string };

/** Returns the title, the description and the button of a file. The pages carry these texts once. */
export function describeFile(kind: AskedFile['kind']) {
  return texts.files[kind];
}

interface FileRequest {
  shopUrl: string;
  timeZone: string;
  file: AskedFile;
}

/** Returns the mutation that requests a file for an e-mail address. The form shows its errors. */
export function useAskFile(request: FileRequest) {
  return useFileRequest(request.shopUrl, (emailTo) => askFile(request, emailTo));
}

function askFile({ shopUrl, timeZone, file }: FileRequest, emailTo: string): Promise<{ message: string }> {
  switch (file.kind) {
    case 'broadcastReport': {
      const { shopCurrency, broadcastId, broadcastName } = file;
      return makeCall(broadcastExport, {
        query: { shopUrl, shopCurrency, timeZone, emailTo, broadcastId, broadcastName },
      });
    }
    case 'subscribers':
    case 'unsubscribers':
    case 'orders':
    case 'figures':
    case 'activity':
      return makeCall(SHOP_EXPORT_CALLS[file.kind], { body: { shopUrl, email: emailTo, timeZone } });
  }
}

export function useCancelExport(shopUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (exportId: string) => makeCall(cancelExport, { body: { shopUrl, exportId } }),
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery(shopUrl).queryKey }),
  });
}
