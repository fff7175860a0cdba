import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import {
  getInboxSettings,
  getOpening,
  saveInboxSettings,
  type InboxSettings,
} from '../../contract/opening-calls.ts';
import { texts } from '../../texts/en.ts';

const MINUTE_MS = 60_000;

export function useSettings(shopUrl: string) {
  return useQuery({ ...callQuery(getInboxSettings, { query: { shopUrl } }), refetchInterval: MINUTE_MS });
}

/** Whether the shop is open now. */
export function useOpening(shopUrl: string) {
  return useQuery({ ...callQuery(getOpening, { query: { shopUrl } }), refetchInterval: MINUTE_MS });
}

export function useSaveSettings(shopUrl: string) {
  const client = useQueryClient();
  const toasts = savingToasts('inbox-settings', {
    waiting: texts.opening.saving,
    saved: texts.opening.saved,
  });
  return useMutation({
    mutationFn: (settings: InboxSettings) => makeCall(saveInboxSettings, { body: { shopUrl, settings } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: [getInboxSettings.path] }),
        client.invalidateQueries({ queryKey: [getOpening.path] }),
      ]);
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}
