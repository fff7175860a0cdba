import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import {
  cancelImport,
  createImport,
  deleteImport,
  getImport,
  getImports,
  previewImport,
  startImport,
  suggestMapping,
} from '../contract/import-calls.ts';
import type { Import, ImportPlan } from '../contract/import.ts';

/** While something is running, it is requested at this interval. */
const POLL_INTERVAL_MS = 1000;

export function importsQuery(shopUrl: string) {
  return callQuery(getImports, { query: { shopUrl } });
}

export function useImports(shopUrl: string) {
  return useQuery({
    ...importsQuery(shopUrl),
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) === true ? POLL_INTERVAL_MS : false),
  });
}

export function useImport(shopUrl: string, importId: string) {
  return useQuery({
    ...callQuery(getImport, { query: { shopUrl, importId } }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.import) ? POLL_INTERVAL_MS : false),
  });
}

/** Returns the suggested plan of a file; `choices` has the merchant's choices. */
export function useSuggestion(
  shopUrl: string,
  importId: string,
  choices: { delimiter?: string; hasHeader?: 'true' | 'false' },
) {
  return useQuery({
    ...callQuery(suggestMapping, { query: { shopUrl, importId, ...choices } }),
    // The merchant's changes are kept.
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
}

/** Returns why the first rows would be rejected by the current plan. */
export function usePreview(shopUrl: string, importId: string, plan: ImportPlan | undefined): PreviewedFaults {
  const hasPhone = plan?.columns.some(({ target }) => target === 'phone') === true;
  // Only these columns determine numbers. Names of attributes are typed letter by letter.
  const columns = plan?.columns.map(({ target }) => target);
  const { data } = useQuery({
    queryKey: [previewImport.path, importId, columns, plan?.country, plan?.delimiter, plan?.hasHeader],
    queryFn:
      plan && hasPhone ? () => makeCall(previewImport, { body: { shopUrl, importId, plan } }) : skipToken,
    placeholderData: (before) => before,
  });
  return hasPhone ? (data?.faults ?? []) : [];
}

type PreviewedFaults = ResponseOf<typeof previewImport>['faults'];

/** Whether the import is running. */
export function isRunning({ state }: Import): boolean {
  return state === 'queued' || state === 'reading' || state === 'adding';
}

export function useCreateImport(shopUrl: string) {
  return useChange(shopUrl, (name: string) => makeCall(createImport, { body: { shopUrl, name } }));
}

export function useStartImport(shopUrl: string, importId: string) {
  return useChange(shopUrl, (plan: ImportPlan) =>
    makeCall(startImport, { body: { shopUrl, importId, plan } }),
  );
}

export function useCancelImport(shopUrl: string) {
  return useChange(shopUrl, (importId: string) => makeCall(cancelImport, { body: { shopUrl, importId } }));
}

/** `gone` is called after the deletion. The answer has the uses that prevent it. */
export function useDeleteImport(shopUrl: string, gone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => makeCall(deleteImport, { body: { shopUrl, importId } }),
    onSuccess: ({ deleted }) => {
      if (deleted) gone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery(shopUrl).queryKey }),
  });
}

/** Returns a mutation that refreshes the list. The caller shows errors. */
function useChange<Given, Answer>(shopUrl: string, change: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: importsQuery(shopUrl).queryKey }),
        client.invalidateQueries({ queryKey: [getImport.path] }),
      ]),
    onError: () => undefined,
  });
}
