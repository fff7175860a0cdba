import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { TEMPLATE_FAULT_TOAST_MS, TEMPLATE_TAKEN_TOAST_MS } from '#platform/ui-kit/durations.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastError, toastRefusal, toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  deleteTemplate,
  getTemplates,
  resubmitTemplate,
  submitTemplate,
} from '../contract/template-calls.ts';
import type { WholeDraft } from '../rules/to-draft.ts';
import { texts } from '../texts/en.ts';

/** A review takes at least a minute, so the list is fetched again while one is pending. */
const POLL_INTERVAL_MS = 5000;
const TOAST = 'template';

function templatesQuery(shopUrl: string) {
  return callQuery(getTemplates, { query: { shopUrl } });
}

export function useTemplates(shopUrl: string) {
  return useQuery({
    ...templatesQuery(shopUrl),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'PENDING') === true ? POLL_INTERVAL_MS : false,
  });
}

/** What the editor saves: a new template, or a new text for the rejected template of this id. */
export interface Saved {
  draft: WholeDraft;
  rejectedId: string | null;
}

/** Submits a template; calls `done` when it was accepted, and reports why when it was refused. */
export function useSubmitTemplate(shopUrl: string, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, rejectedId }: Saved) =>
      rejectedId === null
        ? makeCall(submitTemplate, { body: { ...draft, shopUrl } })
        : makeCall(resubmitTemplate, { body: { ...draft, shopUrl, id: rejectedId } }),
    onSuccess: ({ resultFailure: [failure] }, { draft }) => {
      if (failure) return tellRefusal(failure.error, draft.templateName);
      toastSuccess(TOAST, texts.editor.submitted);
      done();
    },
    onError: () => toastError(TOAST, texts.editor.failed),
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery(shopUrl).queryKey }),
  });
}

function tellRefusal(error: string, name: string): void {
  if (/already exists/i.test(error))
    toastRefusal(TOAST, fill(texts.editor.nameTaken, { name }), TEMPLATE_TAKEN_TOAST_MS);
  else toastRefusal(TOAST, error, TEMPLATE_FAULT_TOAST_MS);
}

/** Deletes a template in one language or in all; calls `done` afterwards. */
export function useDeleteTemplate(shopUrl: string, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, inAllLanguages }: { id: string; inAllLanguages: boolean }) =>
      makeCall(deleteTemplate, { query: { id, ...(inAllLanguages && { languages: 'all' as const }) } }),
    onSuccess: ({ resultFailure }) => {
      const [failure] = resultFailure;
      if (failure) toastError(TOAST, failure.error);
      else toastSuccess(TOAST, texts.deletion.done);
      done();
    },
    onError: (error) => reportFailure(error, TOAST),
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery(shopUrl).queryKey }),
  });
}
