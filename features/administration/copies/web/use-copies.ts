import { useMutation, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { copyToStores, getCopyable, previewCopies, type CopyableItem } from '../contract/copy-calls.ts';

/** One thing for one store. */
export type Copy = BodyOf<typeof copyToStores>['copies'][number];

/** Something that the person chose. */
export interface ChosenThing extends Pick<CopyableItem, 'id' | 'name'> {
  kind: string;
}

/** Returns the copies of all chosen things to all chosen stores, store by store. */
export function copiesOf(things: readonly ChosenThing[], shopUrls: readonly string[]): Copy[] {
  return shopUrls.flatMap((toShopUrl) => things.map(({ kind, id }) => ({ kind, id, toShopUrl })));
}

/** Identifies a copy on the screen. */
export function keyOf({ kind, id, toShopUrl }: Pick<Copy, 'kind' | 'id' | 'toShopUrl'>): string {
  return `${kind} ${id} ${toShopUrl}`;
}

/** Loads what can be copied, and to which stores. */
export function useCopyable() {
  return useQuery(callQuery(getCopyable, {}));
}

/** Checks copies. Its data has the copies that were checked. Failures are shown in place. */
export function useCheck() {
  return useMutation({
    mutationFn: async (copies: Copy[]) => ({
      copies,
      ...(await makeCall(previewCopies, { body: { copies } })),
    }),
    onError: () => undefined,
  });
}

/** Makes copies. A repetition with the same id copies nothing twice. Failures are shown in place. */
export function useCopy() {
  return useMutation({
    mutationFn: (body: { requestId: string; copies: Copy[] }) => makeCall(copyToStores, { body }),
    onError: () => undefined,
  });
}
