import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { isSame, saveTyped } from '../typed/save-typed.ts';
import { dropChanges, readChanges, useStoredChanges } from './stored-changes.ts';

interface EditedForm<Form> {
  /** Names the form and what it edits, with its shop. */
  key: string;
  shape: z.ZodMiniType<Form>;
  /** What is stored on the server. */
  stored: Form;
  typed: Form;
  isSaved: boolean;
  restore: (form: Form) => void;
}

/** Unsaved changes of an earlier visit, for `ChangesNote`. */
export interface EarlierChanges {
  keptAt: string;
  /** Whether something else was saved since they were typed. */
  isOutdated: boolean;
  restore: () => void;
  discard: () => void;
}

/**
 * Keeps a form's unsaved changes in this browser. After a reload it offers them, merged with what is stored now. Parts
 * that were typed win, because the person sees them before saving.
 */
export function useFormChanges<Form>({ key, shape, stored, typed, isSaved, restore }: EditedForm<Form>) {
  const [earlier, setEarlier] = useState(() => {
    const Kept = z.object({ began: shape, typed: shape, keptAt: z.iso.datetime() });
    const kept = readChanges(key, Kept);
    return kept && !isSame(mergedWith(kept, stored), stored) ? kept : null;
  });
  const changes = useMemo(() => ({ began: stored, typed }), [stored, typed]);
  const forget = useStoredChanges(key, changes, isSaved);
  const [wasUnsaved, setWasUnsaved] = useState(false);
  if (!isSaved && !wasUnsaved) setWasUnsaved(true);
  // Once newer changes are saved, the earlier ones are no longer offered.
  if (wasUnsaved && isSaved) {
    setWasUnsaved(false);
    setEarlier(null);
  }
  const offered: EarlierChanges | null = earlier && {
    keptAt: earlier.keptAt,
    isOutdated: !isSame(earlier.began, stored),
    restore: () => {
      restore(mergedWith(earlier, stored));
      setEarlier(null);
    },
    discard: () => {
      dropChanges(key);
      setEarlier(null);
    },
  };
  return { earlier: offered, forget };
}

function mergedWith<Form>({ began, typed }: { began: Form; typed: Form }, stored: Form): Form {
  return saveTyped({ began, typed, stored });
}
