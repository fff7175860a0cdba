import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { fill } from '#platform/language/reader.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { reportEach } from '#platform/ui-kit/list/choice/report-each.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { offerUndo } from '#platform/ui-kit/undo/offer-undo.ts';
import {
  copyBroadcast,
  createBroadcast,
  deleteDraft,
  deleteDrafts,
  getBroadcast,
  getBroadcasts,
  restoreDrafts,
} from '../contract/broadcast-calls.ts';
import { getSendingBroadcasts } from '../contract/sending-calls.ts';
import { texts } from '../texts/en.ts';
import { isStarting, pollIntervalMs } from './poll-interval-ms.ts';

export const LIST_PATH = '/instant-campaigns-wa';

/** The navigation state of a page that opens an untouched draft. */
export const NEW_DRAFT = { isNewDraft: true } as const;

export function listQuery(pageId: string) {
  return callQuery(getBroadcasts, { query: { pageId } });
}

export function useBroadcasts(pageId: string) {
  return useQuery({
    ...listQuery(pageId),
    refetchInterval: ({ state }) => pollIntervalMs(state.data?.broadcasts.map(({ status }) => status) ?? []),
  });
}

export function sendingQuery(pageId: string) {
  return callQuery(getSendingBroadcasts, { query: { pageId } });
}

export function broadcastQuery(pageId: string, broadcastId: string) {
  return callQuery(getBroadcast, { query: { pageId, broadcastId } });
}

export function useBroadcast(pageId: string, broadcastId: string) {
  return useQuery({
    ...broadcastQuery(pageId, broadcastId),
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false;
      return isStarting(data.broadcast, Date.now())
        ? LIVE_REFETCH_MS
        : pollIntervalMs([data.broadcast.status]);
    },
  });
}

/** Creates a broadcast, or a copy of another one, and opens it. If the plan does not include broadcasts, opens the plans. */
export function useBegin({ shopUrl, planDetails }: Pick<Merchant, 'shopUrl' | 'planDetails'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const seePlans = useContext(SeePlans);
  const mutation = useMutation({
    mutationFn: (copied: string | null) =>
      copied === null
        ? makeCall(createBroadcast, { body: { pageId: shopUrl } })
        : makeCall(copyBroadcast, { body: { pageId: shopUrl, broadcastId: copied } }),
    onSuccess: ({ data }, copied) => {
      void client.invalidateQueries({ queryKey: listQuery(shopUrl).queryKey });
      void navigate(`${LIST_PATH}/${data}`, copied === null ? { state: NEW_DRAFT } : {});
    },
    onError: (error) => {
      if (error instanceof RefusedCall && error.code === 'FEATURE_LOCKED') seePlans();
      else reportFailure(error);
    },
  });
  const begin = (copied: string | null) => {
    if (planDetails.features[BROADCASTS_FLAG] === false) seePlans();
    else mutation.mutate(copied);
  };
  return { begin, isPending: mutation.isPending };
}

/** One for each deletion, so that each can be undone. */
const toastOf = ([first = '']: readonly string[]) => `broadcast-deletion-${first}`;

/** Returns the mutation that deletes a draft and offers to undo that. */
export function useDelete(pageId: string) {
  const { reload, restore } = useRestore(pageId);
  return useMutation({
    mutationFn: (campaignId: string) => makeCall(deleteDraft, { body: { pageId, campaignId } }),
    onSuccess: ({ data }) => offerUndo(toastOf([data]), texts.deletion.deleted, () => restore([data])),
    onSettled: reload,
  });
}

/** The same for several drafts. Those that were refused are reported. */
export function useDeleteMany(pageId: string) {
  const { reload, restore } = useRestore(pageId);
  return useMutation({
    mutationFn: (broadcastIds: string[]) => makeCall(deleteDrafts, { body: { pageId, broadcastIds } }),
    onSuccess: (result) =>
      reportEach(toastOf(result.done), result, () => {
        const words = fill(texts.manyDeletion.deleted, { count: result.done.length });
        offerUndo(toastOf(result.done), words, () => restore(result.done));
      }),
    onSettled: reload,
  });
}

function useRestore(pageId: string) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: listQuery(pageId).queryKey });
  const restore = async (broadcastIds: string[]) => {
    const result = await makeCall(restoreDrafts, { body: { pageId, broadcastIds } });
    await reload();
    reportEach(toastOf(broadcastIds), result, () => undefined);
    return result.refused.length === 0;
  };
  return { reload, restore };
}
