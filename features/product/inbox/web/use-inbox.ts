import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { getCounts } from '../contract/count-calls.ts';
import {
  addNote,
  assign,
  getMembers,
  getMessages,
  getThread,
  getThreads,
  reply,
  setDone,
  snooze,
} from '../contract/thread-calls.ts';
import type { ThreadList } from '../contract/thread.ts';
import { LIST_POLL_MS } from './use-counts.ts';

/** Receipts are not in the stream, so an open conversation whose last message is not read asks for them. */
const TICKS_POLL_MS = 4000;

/** A conversation of a shop. */
export interface Whose {
  shopUrl: string;
  subscriberId: string;
}

export function useThreads({ shopUrl, list, search }: { shopUrl: string; list: ThreadList; search: string }) {
  const asked = { shopUrl, list, ...(search !== '' && { search }) };
  return useInfiniteQuery({
    queryKey: [getThreads.path, asked],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getThreads, { query: { ...asked, ...(pageParam !== null && { cursor: pageParam }) } }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: LIST_POLL_MS,
    placeholderData: (before) => before,
  });
}

export function useThread(whose: Whose) {
  return useQuery({
    ...callQuery(getThread, { query: whose }),
    refetchInterval: ({ state: { data } }) =>
      data?.held.some(({ state, reason }) => state === 'released' && reason === null)
        ? TICKS_POLL_MS
        : LIST_POLL_MS,
  });
}

export function useMessages(whose: Whose) {
  return useInfiniteQuery({
    queryKey: [getMessages.path, whose],
    queryFn: ({ pageParam, signal }) =>
      makeCall(
        getMessages,
        { query: { ...whose, ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.entries.some(waitsForReceipt) ? TICKS_POLL_MS : LIST_POLL_MS,
  });
}

const FINAL_STATES = new Set(['read', 'skipped', 'failed']);

function waitsForReceipt(entry: TimelineEntry): boolean {
  return entry.kind === 'message' && !FINAL_STATES.has(entry.message.state);
}

export function useMembers(shopUrl: string) {
  return useQuery(callQuery(getMembers, { query: { shopUrl } }));
}

/** Returns the function that reads again what an act or an event has changed. It is the same at each render. */
export function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    (subscriberId?: string) => {
      void client.invalidateQueries({ queryKey: [getThreads.path] });
      void client.invalidateQueries({ queryKey: [getCounts.path] });
      const isOfThread = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        (queryKey[0] === getThread.path || queryKey[0] === getMessages.path) &&
        (subscriberId === undefined || JSON.stringify(queryKey[1]).includes(subscriberId));
      void client.invalidateQueries({ predicate: isOfThread });
    },
    [client],
  );
}

/** Returns the mutations of a conversation. */
export function useActs(whose: Whose) {
  const refresh = useRefresh();
  const onSuccess = () => refresh(whose.subscriberId);
  return {
    done: useMutation({
      mutationFn: (isDone: boolean) => makeCall(setDone, { body: { ...whose, isDone } }),
      onSuccess,
    }),
    snooze: useMutation({
      mutationFn: (until: Date) => makeCall(snooze, { body: { ...whose, until: until.toISOString() } }),
      onSuccess,
    }),
    assign: useMutation({
      mutationFn: (memberId: string | null) => makeCall(assign, { body: { ...whose, memberId } }),
      onSuccess,
    }),
  };
}

/** What the team writes in a conversation: an answer to the shopper, or a note. */
export type Written = { requestId: string; text: string; isNote: boolean };

/** Returns the mutation that sends an answer or adds a note. The form shows errors. */
export function useWrite(whose: Whose) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ isNote, ...body }: Written): Promise<void> => {
      await (isNote
        ? makeCall(addNote, { body: { ...whose, ...body } })
        : makeCall(reply, { body: { ...whose, ...body } }));
    },
    onSuccess: () => refresh(whose.subscriberId),
    onError: () => undefined,
  });
}
