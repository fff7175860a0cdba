import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { getWAAttributes, setWAAttributes } from '../../contract/attribute-calls.ts';
import { texts } from '../../texts/en.ts';
import { JUST_LOADED_MS } from '../use-campaigns.ts';

function attributesQuery(pageId: string) {
  return callQuery(getWAAttributes, { query: { pageId } });
}

/** Returns the shop's WhatsApp attributes, and the most likely country of its support number. */
export function useAttributes(pageId: string) {
  return useQuery({ ...attributesQuery(pageId), staleTime: JUST_LOADED_MS, select: ({ data }) => data });
}

/** Returns the mutation that saves the shop's support number, and fills empty support values with it. */
export function useSaveSupportNumber(pageId: string) {
  const client = useQueryClient();
  const { queryKey } = attributesQuery(pageId);
  const toasts = savingToasts('support-number', {
    waiting: texts.toasts.supportSaving,
    saved: texts.toasts.saved,
  });
  return useMutation({
    mutationFn: (globalSupport: string) =>
      makeCall(setWAAttributes, { body: { pageId, attributes: { globalSupport }, globalSet: true } }),
    onMutate: toasts.begin,
    onSuccess: ({ attributes }) => {
      client.setQueryData(queryKey, (now) => now && { data: { ...now.data, attributes } });
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}
