import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FlowDocument } from '#features/product/flows/rules/editor/document.ts';
import { revised } from '#features/product/flows/rules/editor/revised.ts';
import type { Editor } from '#features/product/flows/web/index.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { referenceOf } from '#platform/http/browser/sentence-of.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastInfo, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { texts } from '../../../texts/en.ts';
import { describeMove } from '../../describe-move.ts';
import { saveDocument, TimeNotSaved } from './save-document.ts';

const TOAST = 'flow-save';
const MOVED_TOAST = 'flow-moved';
const LONGEST_WAIT_MS = 15_000;

interface Saving {
  about: { pageId: string; type: string; dripId: string };
  editor: Editor;
  /** Reads what is stored now, if somebody else has saved. */
  readStored: (mine: FlowDocument) => Promise<FlowDocument>;
  saved: () => void;
}

/**
 * Returns the function that saves changes. It tries again while the server cannot be reached, and asks if somebody else
 * has saved.
 */
export function useSaveFlow({ about, editor, readStored, saved }: Saving) {
  const [theirs, setTheirs] = useState<FlowDocument | null>(null);
  const { mutateAsync, isPending, failureReason } = useMutation({
    mutationFn: async (document: FlowDocument) => {
      // Read for each attempt, so that what an earlier attempt stored is not sent again.
      const start = editor.stored();
      return saveDocument(about, {
        start,
        document,
        flowsSaved: (revisions) => editor.settle({ ...document, time: start.time }, revised(revisions)),
      });
    },
    retry: (_count, error) => {
      if (!(error instanceof UnreachableServer)) return false;
      toastWaiting(TOAST, texts.failures.connection);
      return true;
    },
    retryDelay: (count) => Math.min(1000 * 2 ** count, LONGEST_WAIT_MS),
    onMutate: () => toastWaiting(TOAST, texts.toasts.flowSaving),
    onSuccess: (moved, document) => {
      editor.settleTime(document.time);
      toastSuccess(TOAST, texts.toasts.saved);
      // A separate toast, because "Saved" is shown for a second only.
      if (moved !== null) toastInfo(MOVED_TOAST, describeMove(moved));
      saved();
    },
    onError: async (error, document) => {
      if (error instanceof TimeNotSaved)
        return reportFailure(
          error.cause,
          TOAST,
          error.followsFlows ? texts.failures.timeOnly : texts.failures.delay,
        );
      reportFailure(
        error,
        TOAST,
        referenceOf(error) === undefined ? texts.failures.save : texts.failures.flow,
      );
      if (!(error instanceof RefusedCall && error.code === 'FLOW_CHANGED')) return;
      try {
        setTheirs(await readStored(document));
      } catch (unread) {
        reportFailure(unread, TOAST, texts.failures.save);
      }
    },
  });
  const save = async (): Promise<boolean> => {
    try {
      await mutateAsync(editor.document);
      return true;
    } catch {
      return false;
    }
  };
  return {
    save,
    isSaving: isPending,
    isUnreachable: isPending && failureReason instanceof UnreachableServer,
    theirs,
    chosen: () => setTheirs(null),
  };
}
