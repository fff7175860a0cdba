import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { useAddressFields, type readAddressFields } from '#platform/ui-kit/list/address-fields.ts';
import { AuditFilter, getEntries, getLastChanges, getPeople } from '../contract/audit-calls.ts';

/** The filters in the page's address. */
export type ActivityAsked = ReturnType<typeof readAddressFields<typeof AuditFilter>>;

export function useAskedActivity() {
  const { values, set } = useAddressFields(AuditFilter);
  return { asked: values, ask: set };
}

/** Returns the matching entries, page by page. */
export function useActivity(shopUrl: string, asked: ActivityAsked) {
  return useInfiniteQuery({
    queryKey: [getEntries.path, shopUrl, asked],
    queryFn: ({ pageParam, signal }) =>
      makeCall(
        getEntries,
        { query: { shopUrl, ...asked, ...(pageParam !== null && { after: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export function useRecentActivity(shopUrl: string) {
  return useQuery(callQuery(getEntries, { query: { shopUrl, size: '5' } }));
}

export function usePeople(shopUrl: string) {
  return useQuery(callQuery(getPeople, { query: { shopUrl } }));
}

function lastChangesQuery(shopUrl: string) {
  return callQuery(getLastChanges, { query: { shopUrl } });
}

export function useLastChanges(shopUrl: string) {
  return useQuery(lastChangesQuery(shopUrl));
}

/** Reads the last changes again after each change on this page. A page calls it once. */
export function useFreshLastChanges(shopUrl: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries({ queryKey: lastChangesQuery(shopUrl).queryKey });
      }),
    [client, shopUrl],
  );
}
