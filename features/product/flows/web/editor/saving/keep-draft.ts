import { useEffect, useRef } from 'react';
import { FlowDraft } from '../../../contract/flow-draft.ts';
import type { FlowDocument } from '../../../rules/editor/document.ts';

const PREFIX = 'bellbird-flow-draft:';
/** Typing is stored after a pause, not at each keystroke. */
const PAUSE_MS = 400;

/** Returns the unsaved changes that are stored under this name, or null. */
export function readDraft(name: string): FlowDraft | null {
  try {
    const kept = localStorage.getItem(PREFIX + name);
    const read = kept === null ? null : FlowDraft.safeParse(JSON.parse(kept));
    return read?.success ? read.data : null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // A browser without storage has nothing to delete.
  }
}

/** Stores unsaved changes in the browser, so that a crash loses nothing. Saved changes are deleted. */
export function useStoredDraft(
  name: string,
  start: FlowDocument,
  document: FlowDocument,
  isSaved: boolean,
): void {
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (isSaved) {
      // Changes of an earlier visit are offered first.
      if (wasUnsaved.current) dropDraft(name);
      return undefined;
    }
    wasUnsaved.current = true;
    const timer = setTimeout(() => {
      try {
        const draft = JSON.stringify({ start, document, keptAt: new Date().toISOString() });
        localStorage.setItem(PREFIX + name, draft);
      } catch {
        // A full or closed storage keeps nothing. The page still asks before it closes.
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, start, document, isSaved]);
}
