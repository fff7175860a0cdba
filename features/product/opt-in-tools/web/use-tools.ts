import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Channel } from '#platform/channel/channel.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { track } from '#platform/tracking/browser/track.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { getTools, setToolActive } from '../contract/tool-calls.ts';
import { texts } from '../texts/en.ts';
import { toolSummaryQuery } from './use-tool-summary.ts';

export type Tool = ResponseOf<typeof getTools>['popups'][number];

/** The query for the tools of a shop on a channel. */
export function toolsQuery(shopUrl: string, channel: Channel) {
  return callQuery(getTools, { query: { pageId: shopUrl, channel } });
}

export function useTools(shopUrl: string, channel: Channel = 'WA') {
  return useQuery(toolsQuery(shopUrl, channel));
}

/** Returns the tools with their counts, refreshed while they are on screen. */
export function useLiveTools(shopUrl: string, channel: Channel) {
  return useQuery({ ...toolsQuery(shopUrl, channel), refetchInterval: LIVE_REFETCH_MS });
}

/** Reloads the tools after a change. Answers to earlier requests are ignored. */
export async function reloadTools(client: QueryClient, shopUrl: string, channel: Channel): Promise<Tool[]> {
  const query = toolsQuery(shopUrl, channel);
  await client.cancelQueries({ queryKey: query.queryKey });
  return (await client.fetchQuery({ ...query, staleTime: 0 })).popups;
}

/** Returns the mutation that switches a tool. The switch moves immediately, and moves back if the server refuses. */
export function useSetToolActive(shopUrl: string, { id, channel }: Pick<Tool, 'id' | 'channel'>) {
  const client = useQueryClient();
  const { queryKey } = toolsQuery(shopUrl, channel);
  const toasts = savingToasts(`tool-${id}`, { waiting: texts.toasts.saving, saved: texts.toasts.saved });
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
      void client.invalidateQueries({ queryKey: toolSummaryQuery(shopUrl).queryKey });
      toasts.succeed();
      track(`Opt-in tool turned ${active ? 'on' : 'off'}`, { id });
    },
    onError: (error, active) => {
      showActive(!active);
      reportFailure(error, `tool-${id}`, whatFailed(error, texts.failures.switch));
    },
  });
}
