import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { getSenderHealth, tryAgain } from '../contract/sending-health.ts';
import { texts } from '../texts/en.ts';

/** Returns the mutation that tries given-up work again. */
export function useTryAgain(shopUrl: string) {
  const client = useQueryClient();
  const toasts = savingToasts('sender-health', {
    waiting: texts.incoming.trying,
    saved: texts.incoming.tried,
  });
  return useMutation({
    mutationFn: () => makeCall(tryAgain, { body: { shopUrl } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getSenderHealth.path] });
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}
