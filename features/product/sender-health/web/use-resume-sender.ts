import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getWhatsAppSender,
  resumeWhatsAppNumber,
} from '#features/foundations/channels/contract/channel-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { getSenderAlerts } from '../contract/sender-alerts.ts';
import { getSenderHealth } from '../contract/sending-health.ts';
import { texts } from '../texts/en.ts';

/** Returns the mutation that lets a stopped number try again. The first refusal stops it again. */
export function useResumeSender(shopUrl: string) {
  const client = useQueryClient();
  const toasts = savingToasts('sender-health', {
    waiting: texts.sender.resuming,
    saved: texts.sender.resumed,
  });
  return useMutation({
    mutationFn: () => makeCall(resumeWhatsAppNumber, { body: { shopUrl } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      const stale = [getSenderHealth.path, getSenderAlerts.path, getWhatsAppSender.path];
      await Promise.all(stale.map((path) => client.invalidateQueries({ queryKey: [path] })));
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}
