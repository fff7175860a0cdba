import { useCallback, useEffect, useRef } from 'react';
import type * as z from 'zod/mini';

/** Typing is stored after a pause, not at each keystroke. */
const PAUSE_MS = 400;

/** Returns the unsaved changes that this browser stores under a key, or null. */
export function readChanges<Changes>(key: string, shape: z.ZodMiniType<Changes>): Changes | null {
  try {
    const kept = localStorage.getItem(key);
    const read = kept === null ? null : shape.safeParse(JSON.parse(kept));
    return read?.success ? read.data : null;
  } catch {
    return null;
  }
}

export function dropChanges(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to delete.
  }
}

/**
 * Stores unsaved changes in the browser, so that a crash loses nothing. Saved changes are deleted. `changes` must be
 * the same object until something changes. Returns the function that deletes them because the person discards them.
 */
export function useStoredChanges(key: string, changes: object, isSaved: boolean): () => void {
  const wasUnsaved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isSaved) {
      // Changes of an earlier visit are offered first.
      if (wasUnsaved.current) dropChanges(key);
      return undefined;
    }
    wasUnsaved.current = true;
    timer.current = setTimeout(() => {
      try {
        localStorage.setItem(key, JSON.stringify({ ...changes, keptAt: new Date().toISOString() }));
      } catch {
        // A full or closed storage keeps nothing. The page still asks before it closes.
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [key, changes, isSaved]);
  return useCallback(() => {
    clearTimeout(timer.current);
    dropChanges(key);
  }, [key]);
}
