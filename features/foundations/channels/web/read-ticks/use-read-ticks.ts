import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { getReadTicks, setReadTicks } from '../../contract/read-ticks-calls.ts';
import { texts } from '../../texts/en.ts';

function ticksQuery(shopUrl: string) {
  return callQuery(getReadTicks, { query: { shopUrl } });
}

export function useReadTicks(shopUrl: string) {
  return useQuery(ticksQuery(shopUrl));
}

/**
 * Returns the mutation that switches a number's ticks. The switch moves immediately, and moves back if the server
 * refuses.
 */
export function useSetReadTicks(shopUrl: string, senderId: string) {
  const client = useQueryClient();
  const { queryKey } = ticksQuery(shopUrl);
  const toasts = savingToasts(`read-ticks-${senderId}`, {
    waiting: texts.readTicks.saving,
    saved: texts.readTicks.saved,
  });
  const show = (isOn: boolean) =>
    client.setQueryData(
      queryKey,
      (now) =>
        now && { numbers: now.numbers.map((one) => (one.senderId === senderId ? { ...one, isOn } : one)) },
    );
  return useMutation({
    mutationFn: (isOn: boolean) => makeCall(setReadTicks, { body: { shopUrl, senderId, isOn } }),
    onMutate: async (isOn) => {
      toasts.begin();
      await client.cancelQueries({ queryKey });
      show(isOn);
    },
    onSuccess: ({ isOn }) => {
      show(isOn);
      toasts.succeed();
    },
    onError: (error, isOn) => {
      show(!isOn);
      toasts.fail(error);
    },
  });
}
