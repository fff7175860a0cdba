import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { raiseUsageCap } from '../contract/plan-calls.ts';

/** Asks the store for a higher cap and goes there; a refusal is shown like every other. */
export function useRaiseCap(shopUrl: string) {
  return useMutation({
    mutationFn: (capMinor: number) => makeCall(raiseUsageCap, { body: { shopURL: shopUrl, capMinor } }),
    onSuccess: ({ confirmationURL }) => location.assign(confirmationURL),
  });
}
