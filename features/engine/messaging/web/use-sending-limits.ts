import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSendingLimits, setSendingLimits } from '#features/engine/messaging/contract/sending-calls.ts';
import type { SendingLimits } from '#features/engine/messaging/contract/sending-limits.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { texts } from '../texts/en.ts';

export function useSendingLimits(shopUrl: string) {
  return useQuery(callQuery(getSendingLimits, { query: { shopUrl } }));
}

/** Saves the limits. Messages that waited for the old limits are checked again. */
export function useSaveSendingLimits(shopUrl: string) {
  const client = useQueryClient();
  const toasts = savingToasts('sending-limits', { waiting: texts.panel.saving, saved: texts.panel.saved });
  return useMutation({
    mutationFn: (limits: SendingLimits) => makeCall(setSendingLimits, { body: { shopUrl, limits } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getSendingLimits.path] });
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}
