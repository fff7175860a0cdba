import { useEffect, useRef } from 'react';
import { hideToast, toastWarning } from '#platform/ui-kit/toast.tsx';
import { describeEditorFault, type EditorFault } from './editor-faults.ts';

const toastOf = (field: string) => `tool-fault-${field}`;

/**
 * Shows a toast for each new fault until it is fixed. Faults that existed before the merchant typed are only shown
 * beside their fields.
 */
export function useFaultToasts(faults: readonly EditorFault[], isUntouched: boolean): void {
  const shown = useRef(new Map<string, string>());
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = new Map(faults.map((fault) => [fault.field, describeEditorFault(fault)]));
    if (isUntouched) known.current = new Set(now.keys());
    for (const [field, text] of now) {
      if (known.current.has(field) || shown.current.get(field) === text) continue;
      shown.current.set(field, text);
      toastWarning(toastOf(field), text);
    }
    for (const field of shown.current.keys()) {
      if (now.has(field)) continue;
      shown.current.delete(field);
      hideToast(toastOf(field));
    }
  }, [faults, isUntouched]);
  useEffect(() => {
    const left = shown.current;
    return () => {
      for (const field of left.keys()) hideToast(toastOf(field));
      left.clear();
    };
  }, []);
}
