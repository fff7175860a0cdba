import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { getWhatsAppSender, resumeWhatsAppNumber } from '../../contract/channel-calls.ts';
import { texts } from '../../texts/en.ts';

/** Returns the mutation that lets a stopped number try again. */
export function useResumeNumber(shopUrl: string) {
  const client = useQueryClient();
  const toasts = savingToasts('whatsapp-number', {
    waiting: texts.number.resuming,
    saved: texts.number.resumed,
  });
  return useMutation({
    mutationFn: () => makeCall(resumeWhatsAppNumber, { body: { shopUrl } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getWhatsAppSender.path] });
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}
