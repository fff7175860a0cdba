import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { getTools, setToolActive } from '../contract/tool-calls.ts';
import { SAVED, SAVING } from './copy.ts';

export type Tool = ResponseOf<typeof getTools>['popups'][number];

function toolsQuery(pageId: string) {
  return callQuery(getTools, { query: { pageId } });
}

export function useTools(pageId: string) {
  return useQuery(toolsQuery(pageId));
}

/** The tools with their counts kept fresh while they are looked at. */
export function useLiveTools(pageId: string) {
  return useQuery({ ...toolsQuery(pageId), refetchInterval: LIVE_REFETCH_MS });
}

/** Switches a tool; the switch moves at once and moves back if the server refuses. */
export function useSetToolActive(pageId: string, id: string) {
  const client = useQueryClient();
  const { queryKey } = toolsQuery(pageId);
  const toasts = savingToasts(`tool-${id}`, { waiting: SAVING, saved: SAVED });
  const showActive = (active: boolean) =>
    client.setQueryData(
      queryKey,
      (now) => now && { popups: now.popups.map((tool) => (tool.id === id ? { ...tool, active } : tool)) },
    );
  return useMutation({
    mutationFn: (active: boolean) => makeCall(setToolActive, { body: { id, active } }),
    onMutate: async (active) => {
      toasts.begin();
      await client.cancelQueries({ queryKey });
      showActive(active);
    },
    onSuccess: ({ active }) => {
      showActive(active);
      toasts.succeed();
      track(`Opt-in tool turned ${active ? 'on' : 'off'}`, { id });
    },
    onError: (error, active) => {
      showActive(!active);
      toasts.fail(error);
    },
  });
}
