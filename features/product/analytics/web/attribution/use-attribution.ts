import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import { getAttribution, setAttribution } from '../../contract/attribution-calls.ts';
import type { AttributionWindows } from '../../contract/attribution.ts';
import { texts } from '../../texts/en.ts';

type Attribution = ResponseOf<typeof getAttribution>;

const RECOUNT_REFETCH_MS = 1000;
const TOAST = 'attribution';

/**
 * Returns the windows and what they amount to. Requested again while past orders are counted, with a toast at the end.
 */
export function useAttribution(shopUrl: string) {
  const client = useQueryClient();
  const asked = useQuery({
    ...callQuery(getAttribution, { query: { shopUrl } }),
    refetchInterval: ({ state }) => (state.data?.isRecounting === true ? RECOUNT_REFETCH_MS : false),
  });
  const isRecounting = asked.data?.isRecounting ?? false;
  const wasRecounting = useRef(false);
  useEffect(() => {
    if (wasRecounting.current && !isRecounting) {
      toastSuccess(TOAST, texts.attribution.done);
      // All figures that depend on credits have changed.
      void client.invalidateQueries();
    }
    wasRecounting.current = isRecounting;
  }, [isRecounting, client]);
  return asked;
}

export function useSaveWindows(shopUrl: string) {
  const client = useQueryClient();
  const { queryKey } = callQuery(getAttribution, { query: { shopUrl } });
  const toasts = savingToasts(TOAST, {
    waiting: texts.attribution.saving,
    saved: texts.attribution.unchanged,
  });
  return useMutation({
    mutationFn: (windows: AttributionWindows) => makeCall(setAttribution, { body: { shopUrl, windows } }),
    onMutate: toasts.begin,
    onSuccess: async ({ isRecounting }) => {
      if (isRecounting) {
        toastSuccess(TOAST, texts.attribution.started);
        // The recount may be finished by the next answer. The toast is shown in any case.
        client.setQueryData<Attribution>(queryKey, (known) => known && { ...known, isRecounting });
      } else toasts.succeed();
      await client.invalidateQueries({ queryKey: [getAttribution.path] });
    },
    onError: toasts.fail,
  });
}
