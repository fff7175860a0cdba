import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { hideToast, toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { saveTyped } from '#platform/ui-kit/typed/save-typed.ts';
import { useFormChanges } from '#platform/ui-kit/unsaved/use-form-changes.ts';
import { updateBroadcast, updateBroadcastTemplates } from '../../contract/broadcast-calls.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { SCHEDULE_REASONS, type ScheduleReason } from '../../contract/flight-check.ts';
import { texts } from '../../texts/en.ts';
import { broadcastQuery } from '../use-broadcasts.ts';
import { codeOf, findBooked, isUnanswered } from './booking/find-booked.ts';
import { bodyOf, BroadcastForm, isSame, readForm } from './form-values.ts';

const TOAST = 'broadcast-save';

type FormChange = Partial<BroadcastForm> | ((now: BroadcastForm) => Partial<BroadcastForm>);

interface Save {
  status: 'draft' | 'active';
  /** Whether it is sent now, whatever time the form has. */
  sendNow?: boolean;
  /** Whether to overwrite what somebody else has saved. */
  isForced?: boolean;
}

/** Without an answer, nobody knows whether the server saved it. */
export type SaveResult = 'saved' | 'refused' | 'unanswered';

/** The reason why a save failed. */
export type SaveProblem = { kind: 'changed'; asked: Save } | { kind: 'required'; reason: ScheduleReason };

/** Returns the form of a broadcast, whether it is saved, and the function that saves it. */
export function useBroadcastForm(pageId: string, broadcast: Broadcast) {
  const client = useQueryClient();
  const typed = useTyped(broadcast);
  const { before, form } = typed;
  const isSaved = isSame(before, form);
  const { save, ...saving } = useSave(pageId, broadcast.id, typed);
  const { addTemplate, isAdding } = useAddTemplate(pageId, broadcast, typed);
  const wayOut = broadcast.status === 'active' ? null : save;
  const { earlier, forget } = useFormChanges({
    key: `bellbird-broadcast-changes:${pageId}:${broadcast.id}`,
    shape: BroadcastForm,
    stored: before,
    typed: form,
    isSaved,
    restore: typed.change,
  });
  useLeaveGuard(!isSaved, wayOut, forget);
  /** Shows what somebody else saved, and discards the input. */
  const takeTheirs = async () => {
    saving.setProblem(null);
    const newer = await client.fetchQuery({ ...broadcastQuery(pageId, broadcast.id), staleTime: 0 });
    typed.begin(newer.broadcast);
  };
  return {
    before,
    form,
    change: typed.change,
    isSaved,
    isAdding,
    save,
    addTemplate,
    takeTheirs,
    earlier,
    ...saving,
  };
}

export type BroadcastEditing = ReturnType<typeof useBroadcastForm>;

/** Returns the function that saves the input and reports what prevented it. */
function useSave(pageId: string, broadcastId: string, typed: ReturnType<typeof useTyped>) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isNow, setIsNow] = useState(false);
  const { queryKey } = broadcastQuery(pageId, broadcastId);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({
      status,
      sent,
      sendNow = false,
      isForced = false,
    }: Save & { sent: BroadcastForm }) => {
      try {
        return await makeCall(updateBroadcast, {
          body: {
            pageId,
            broadcastId,
            status,
            ...bodyOf(typed.before, sent),
            ...(sendNow && { sendNow }),
            ...(!isForced && { revision: typed.revision }),
          },
        });
      } catch (error) {
        const booking = { sent, sendNow, revision: typed.revision };
        const booked = status === 'draft' ? null : await findBooked(error, { pageId, broadcastId, booking });
        if (booked === null) throw error;
        return { broadcast: booked };
      }
    },
    onMutate: (asked) => toastWaiting(TOAST, toastsOf(asked).doing),
    onSuccess: (answer, { sent, ...asked }) => {
      client.setQueryData(queryKey, answer);
      // Input that was typed during the save is still unsaved.
      typed.keep(answer.broadcast, sent);
      const isWaiting = asked.status === 'active' && answer.broadcast.status === 'draft';
      toastSuccess(TOAST, isWaiting ? texts.approval.asked : toastsOf(asked).done);
      if (asked.sendNow) setIsNow(false);
    },
    onError: (error, { sent: _sent, ...asked }) => {
      const found = problemOf(error, asked);
      setProblem(found);
      if (found === null) reportFailure(error, TOAST);
      else hideToast(TOAST);
      // Somebody else sent it, so the page shows that from now on.
      if (codeOf(error) === 'BROADCAST_UNDER_WAY') void client.invalidateQueries({ queryKey });
    },
  });
  const save = (asked: Save): Promise<SaveResult> =>
    mutateAsync({ ...asked, sent: typed.form }).then(
      () => 'saved' as const,
      (error: unknown) => (isUnanswered(error) ? 'unanswered' : 'refused'),
    );
  return { save, isSaving: isPending, problem, setProblem, isNow, setIsNow };
}

function toastsOf({ status, sendNow }: Save): { doing: string; done: string } {
  if (status === 'draft') return { doing: texts.toasts.saving, done: texts.toasts.saved };
  return sendNow
    ? { doing: texts.toasts.starting, done: texts.toasts.started }
    : { doing: texts.toasts.scheduling, done: texts.toasts.scheduled };
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
function useLeaveGuard(isUnsaved: boolean, save: BroadcastEditing['save'] | null, forget: () => void): void {
  const hold = useMemo(
    () => ({
      text: texts.unsaved.text,
      leave: texts.unsaved.leave,
      forget,
      ...(save === null
        ? { stay: texts.unsaved.stay }
        : {
            save: {
              word: texts.unsaved.save,
              run: async () => (await save({ status: 'draft' })) === 'saved',
            },
          }),
    }),
    // The input is part of the function, so each input makes another one.
    [save, forget],
  );
  useUnsavedGuard(isUnsaved, hold);
}

function problemOf(error: unknown, asked: Save): SaveProblem | null {
  const code = codeOf(error);
  if (code === 'SETTINGS_CHANGED') return { kind: 'changed', asked };
  const reason = SCHEDULE_REASONS.find((one) => one === code);
  return reason === undefined ? null : { kind: 'required', reason };
}
