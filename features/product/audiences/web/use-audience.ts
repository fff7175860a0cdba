import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getImportedAttributes } from '#features/product/imports/contract/import-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import { offerUndo } from '#platform/ui-kit/undo/offer-undo.ts';
import {
  deleteSegment,
  evaluateAudience,
  explainPerson,
  getSegments,
  sampleAudience,
  saveSegment,
} from '../contract/audience-calls.ts';
import type { AudienceCondition, SavedSegment } from '../contract/audience-condition.ts';
import { isWorthCounting } from '../rules/edit-condition.ts';
import { texts } from '../texts/en.ts';
import { useSettled } from './use-settled.ts';

/** The number of people of an audience. An answer for another condition is never shown. */
export interface AudienceCount {
  /** Null while it is being counted, or if that failed. */
  people: number | null;
  /** Whether the number is still growing, for example after a large import. It is requested again automatically. */
  isCatchingUp: boolean;
  /** Whether there was nothing to count. */
  isSkipped: boolean;
  error: unknown;
  again: () => void;
}

export function useAudienceCount(pageId: string, condition: AudienceCondition): AudienceCount {
  const settled = useSettled(condition);
  const isSkipped = !isWorthCounting(condition);
  const isTyping = JSON.stringify(settled) !== JSON.stringify(condition);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(evaluateAudience, { body: { pageId, condition: settled } }),
    enabled: !isSkipped && !isTyping,
    refetchInterval: ({ state }) => (state.data?.isCatchingUp ? LIVE_REFETCH_MS : false),
  });
  const again = () => void refetch();
  if (isSkipped) return { people: 0, isCatchingUp: false, isSkipped, error: null, again };
  const isCatchingUp = !isTyping && data?.isCatchingUp === true;
  const isCounted = !isTyping && data !== undefined && (!isFetching || isCatchingUp);
  const people = isCounted ? data.population : null;
  return { people, isCatchingUp, isSkipped, error: isTyping ? null : error, again };
}

export function useAttributes(shopUrl: string) {
  return useQuery(callQuery(getImportedAttributes, { query: { shopUrl } }));
}

/** Returns some people of an audience, different ones for each request. */
export function useSample() {
  return useMutation({
    mutationFn: (condition: AudienceCondition) => makeCall(sampleAudience, { body: { condition } }),
    onError: () => undefined,
  });
}

/** Returns whether a person with this number is in an audience, and why. */
export function useExplain(condition: AudienceCondition) {
  return useMutation({
    mutationFn: (phone: string) => makeCall(explainPerson, { body: { condition, phone } }),
    onError: () => undefined,
  });
}

function segmentsQuery(shopUrl: string) {
  return callQuery(getSegments, { query: { shopUrl } });
}

export function useSegments(shopUrl: string) {
  return useQuery(segmentsQuery(shopUrl));
}

export function useSaveSegment(shopUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (segment: { id?: string; name: string; condition: AudienceCondition }) =>
      makeCall(saveSegment, { body: segment }),
    onSuccess: () => {
      toastSuccess('segment', texts.segments.saved);
      void client.invalidateQueries({ queryKey: segmentsQuery(shopUrl).queryKey });
    },
    // The dialog shows the error beside the name.
    onError: () => undefined,
  });
}

/** Undoing saves the segment again: a segment that anything refers to by its id cannot be deleted. */
export function useDeleteSegment(shopUrl: string, { id, name, condition }: SavedSegment) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: segmentsQuery(shopUrl).queryKey });
  const restore = async () => {
    await makeCall(saveSegment, { body: { name, condition } });
    await reload();
    return true;
  };
  return useMutation({
    mutationFn: () => makeCall(deleteSegment, { body: { id } }),
    onSuccess: ({ deleted }) => {
      // Uses of the segment are shown beside it.
      if (deleted) offerUndo(`segment-${id}`, texts.segments.deleted, restore);
      void reload();
    },
  });
}
