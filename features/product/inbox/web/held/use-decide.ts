import { useMutation } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { dropHeld, postponeHeld, sendHeld } from '../../contract/held-calls.ts';
import { useRefresh, type Whose } from '../use-inbox.ts';

const CALLS = { send: sendHeld, tomorrow: postponeHeld, drop: dropHeld } as const;

/**
 * Returns the mutation that decides about an offer that waits. The conversation is read again also after a refusal: then
 * somebody else decided, or it was just sent.
 */
export function useDecide(whose: Whose) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ act, messageId }: { act: keyof typeof CALLS; messageId: string }) =>
      makeCall(CALLS[act], { body: { ...whose, messageId } }),
    onSettled: () => refresh(whose.subscriberId),
  });
}
