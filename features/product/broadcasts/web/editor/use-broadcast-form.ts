import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { saveTyped } from '#platform/ui-kit/typed/save-typed.ts';
import { updateBroadcast, updateBroadcastTemplates } from '../../contract/broadcast-calls.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { SCHEDULE_REASONS, type ScheduleReason } from '../../contract/flight-check.ts';
import { SAVED, SAVING, SCHEDULED, SCHEDULING } from '../copy.ts';
import { broadcastQuery } from '../use-broadcasts.ts';
import type { BroadcastForm } from './form-values.ts';
import { bodyOf, isSame, readForm } from './form-values.ts';

const TOAST = 'broadcast-save';

type FormChange = Partial<BroadcastForm> | ((now: BroadcastForm) => Partial<BroadcastForm>);

interface Save {
  status: 'draft' | 'active';
  /** Whether to overwrite what somebody else has saved. */
  isForced?: boolean;
}

/** What prevented a save. */
export type SaveProblem =
  | { kind: 'changed'; asked: Save['status'] }
  | { kind: 'required'; reason: ScheduleReason };

/** Returns the form of a broadcast, whether it is saved, and the function that saves it. */
export function useBroadcastForm(pageId: string, broadcast: Broadcast) {
  const client = useQueryClient();
  const typed = useTyped(broadcast);
  const { before, form } = typed;
  const isSaved = isSame(before, form);
  const { save, isSaving, problem, setProblem } = useSave(pageId, broadcast.id, typed);
  const { addTemplate, isAdding } = useAddTemplate(pageId, broadcast, typed);
  const wayOut = broadcast.status === 'active' ? null : save;
  useLeaveGuard(!isSaved, wayOut);
  /** Shows what somebody else saved, and discards the input. */
  const takeTheirs = async () => {
    setProblem(null);
    const newer = await client.fetchQuery({ ...broadcastQuery(pageId, broadcast.id), staleTime: 0 });
    typed.begin(newer.broadcast);
  };
  return {
    before,
    form,
    change: typed.change,
    isSaved,
    isSaving,
    isAdding,
    save,
    addTemplate,
    problem,
    setProblem,
    takeTheirs,
  };
}

export type BroadcastEditing = ReturnType<typeof useBroadcastForm>;

/** Returns the function that saves the input and reports what prevented it. */
function useSave(pageId: string, broadcastId: string, typed: ReturnType<typeof useTyped>) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const { queryKey } = broadcastQuery(pageId, broadcastId);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ status, sent, isForced = false }: Save & { sent: BroadcastForm }) =>
      makeCall(updateBroadcast, {
        body: {
          pageId,
          broadcastId,
          status,
          ...bodyOf(typed.before, sent),
          ...(!isForced && { revision: typed.revision }),
        },
      }),
    onMutate: ({ status }) => toastWaiting(TOAST, status === 'active' ? SCHEDULING : SAVING),
    onSuccess: (answer, { status, sent }) => {
      client.setQueryData(queryKey, answer);
      // Input that was typed during the save is still unsaved.
      typed.keep(answer.broadcast, sent);
      toastSuccess(TOAST, status === 'active' ? SCHEDULED : SAVED);
    },
    onError: (error, { status }) => {
      const found = problemOf(error, status);
      setProblem(found);
      if (found === null) reportFailure(error, TOAST);
      else hideToast(TOAST);
    },
  });
  const save = (asked: Save): Promise<boolean> =>
    mutateAsync({ ...asked, sent: typed.form }).then(
      () => true,
      () => false,
    );
  return { save, isSaving: isPending, problem, setProblem };
}

/** Adds a text to the broadcast's list and chooses it. */
function useAddTemplate(pageId: string, broadcast: Broadcast, typed: ReturnType<typeof useTyped>) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (flowIds: readonly string[]) =>
      makeCall(updateBroadcastTemplates, {
        body: { pageId, broadcastId: broadcast.id, templates: flowIds.map((flowId) => ({ flowId })) },
      }),
  });
  const addTemplate = async (flowId: string, arm: 'A' | 'B') => {
    const known = broadcast.templates.map((one) => one.flowId);
    if (!known.includes(flowId)) {
      await mutateAsync([flowId, ...known]);
      const newer = await client.fetchQuery({ ...broadcastQuery(pageId, broadcast.id), staleTime: 0 });
      typed.keep(newer.broadcast);
    }
    typed.change(({ abTest }) =>
      arm === 'A' ? { templateId: flowId } : { abTest: abTest && { ...abTest, templateB: flowId } },
    );
  };
  return { addTemplate, isAdding: isPending };
}

/** Returns the form values and their start. An editor without changes follows what others save. */
function useTyped(broadcast: Broadcast) {
  const [typed, setTyped] = useState(() => beginWith(broadcast));
  const { before, form, revision } = typed;
  if (revision < broadcast.revision && isSame(before, form)) setTyped(beginWith(broadcast));
  return {
    before,
    form,
    revision,
    change: (change: FormChange) =>
      setTyped((now) => ({
        ...now,
        form: { ...now.form, ...(typeof change === 'function' ? change(now.form) : change) },
      })),
    begin: (from: Broadcast) => setTyped(beginWith(from)),
    /** Continues from the stored broadcast with the changes since `began`, or since the editor opened. */
    keep: (from: Broadcast, began?: BroadcastForm) =>
      setTyped((now) => {
        const stored = readForm(from);
        const kept = saveTyped({ began: began ?? now.before, typed: now.form, stored });
        return { before: stored, form: kept, revision: from.revision };
      }),
  };
}

function beginWith(broadcast: Broadcast) {
  const form = readForm(broadcast);
  return { before: form, form, revision: broadcast.revision };
}

/** A draft can be saved when leaving. A scheduled broadcast has to be finished. Document 3, section 4.2. */
function useLeaveGuard(isUnsaved: boolean, save: BroadcastEditing['save'] | null): void {
  const hold = useMemo(
    () => ({
      text: 'This broadcast has unsaved changes.',
      leave: 'Discard Changes',
      ...(save === null
        ? { stay: 'Continue Editing' }
        : { save: { word: 'Save Draft', run: () => save({ status: 'draft' }) } }),
    }),
    // The input is part of the function, so each input makes another one.
    [save],
  );
  useUnsavedGuard(isUnsaved, hold);
}

function problemOf(error: unknown, asked: Save['status']): SaveProblem | null {
  if (!(error instanceof RefusedCall)) return null;
  if (error.code === 'SETTINGS_CHANGED') return { kind: 'changed', asked };
  const reason = SCHEDULE_REASONS.find((one) => one === error.code);
  return reason === undefined ? null : { kind: 'required', reason };
}
