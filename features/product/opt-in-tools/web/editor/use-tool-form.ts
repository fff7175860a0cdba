import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { toastSuccess, toastWaiting } from '#platform/ui-kit/toast.tsx';
import { saveTyped } from '#platform/ui-kit/typed/save-typed.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { updateTool } from '../../contract/editing-calls.ts';
import { statesOfSettings } from '../../contract/states-of-settings.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { withoutOtherDesign } from '../../rules/other-design.ts';
import { texts } from '../../texts/en.ts';
import { definitionOf, settingsOf } from '../tool-settings.ts';
import { reloadTools, type Tool } from '../use-tools.ts';
import { asStored, changeDesign, isSameDesign, type DesignChange } from './change-design.ts';
import { editorFaults } from './editor-faults.ts';
import { useFaultToasts } from './use-fault-toasts.ts';

interface Shop {
  shopUrl: string;
  shopName: string;
}

interface Typed {
  name: string;
  design: ToolSettings;
}

const SAVE_TOAST = 'tool-save';

/** Returns the input of a tool's editor, whether it can be saved, and the function that saves it. */
export function useToolForm(shop: Shop, tool: Tool) {
  const { before, typed, setTyped, keep } = useTyped(shop, tool);
  const definition = definitionOf(tool.type);
  const isSaved =
    typed.name === before.name && isSameDesign(before.design, asStored(definition, typed.design));
  const faults = useMemo(
    () => editorFaults(tool.channel, before.design, typed),
    [tool.channel, before.design, typed],
  );
  useUnsavedGuard(!isSaved);
  useFaultToasts(faults, isSaved);
  const { isPending, mutateAsync } = useSave(shop, tool, keep);
  const hasErrors = faults.length > 0;
  const save = () =>
    hasErrors || isSaved || isPending
      ? Promise.resolve(false)
      : mutateAsync({ typed, revision: before.revision }).then(
          () => true,
          () => false,
        );
  return {
    design: typed.design,
    name: typed.name,
    faults,
    hasErrors,
    isSaved,
    isSaving: isPending,
    save,
    /** Replaces the typed design by the saved one. The rest of the input stays. */
    leaveDesign: () => setTyped((now) => ({ ...now, design: withoutOtherDesign(before.design, now.design) })),
    rename: (name: string) => setTyped((now) => ({ ...now, name })),
    change: (change: DesignChange) =>
      setTyped((now) => ({ ...now, design: changeDesign(now.design, change) })),
    set: (next: (design: ToolSettings) => ToolSettings) =>
      setTyped((now) => ({ ...now, design: next(now.design) })),
    faultOf: (field: string) => faults.find((fault) => fault.field === field)?.text ?? null,
  };
}

export type ToolForm = ReturnType<typeof useToolForm>;

/** Returns the input and the saved state that it started from. An editor without changes follows what others save. */
function useTyped(shop: Shop, tool: Tool) {
  const [state, setState] = useState(() => beginWith(shop, tool));
  const { before, typed } = state;
  const isUntouched = typed.name === before.name && isSameDesign(before.design, typed.design);
  if (tool.revision > before.revision) {
    const newer = beginWith(shop, tool);
    // If only an experiment started or ended, nobody saved anything that the input would undo.
    const isAsBefore = newer.before.name === before.name && isSameDesign(newer.before.design, before.design);
    if (isUntouched) setState(newer);
    else if (isAsBefore) setState({ before: newer.before, typed });
  }
  return {
    before,
    typed,
    setTyped: (next: (now: Typed) => Typed) => setState((now) => ({ ...now, typed: next(now.typed) })),
    /** Continues from the stored tool with the changes that were typed since `began`, or since the editor opened. */
    keep: (from: Tool, { began, wins }: { began?: Typed; wins?: 'stored' }) =>
      setState((now) => {
        const newer = beginWith(shop, from);
        const { name, design } = now.before;
        const typing = { began: began ?? { name, design }, typed: now.typed, stored: newer.typed };
        return { ...newer, typed: saveTyped(typing, wins) };
      }),
  };
}

function beginWith({ shopName }: Shop, tool: Tool) {
  const typed: Typed = { name: tool.name, design: settingsOf(tool, shopName) };
  return { before: { ...typed, revision: tool.revision }, typed };
}

function useSave({ shopUrl }: Shop, { id, channel, type }: Tool, keep: ReturnType<typeof useTyped>['keep']) {
  const client = useQueryClient();
  const again = async () => (await reloadTools(client, shopUrl, channel)).find((tool) => tool.id === id);
  return useMutation({
    mutationFn: ({ typed: { name, design }, revision }: { typed: Typed; revision: number }) => {
      const states = statesOfSettings(asStored(definitionOf(type), design));
      return makeCall(updateTool, { body: { id, name: name.trim(), states, revision } });
    },
    onMutate: () => toastWaiting(SAVE_TOAST, texts.toasts.saving),
    onSuccess: async (_answer, { typed: sent }) => {
      const saved = await again();
      // Input that was typed during the save is still unsaved.
      if (saved) keep(saved, { began: sent });
      toastSuccess(SAVE_TOAST, texts.toasts.saved);
    },
    onError: async (error) => {
      reportFailure(error, SAVE_TOAST, whatFailed(error, texts.failures.save));
      if (!(error instanceof RefusedCall && error.code === 'SETTINGS_CHANGED')) return;
      // Shows what somebody else saved, so that it is not overwritten unseen.
      const newer = await again();
      if (newer) keep(newer, { wins: 'stored' });
    },
  });
}
