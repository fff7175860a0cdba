import { useEffect, useRef } from 'react';
import { FlowDraft } from '../../../contract/flow-draft.ts';
import type { FlowDocument } from '../../../rules/editor/document.ts';

const PREFIX = 'bellbird-flow-draft:';
/** While somebody types, what is typed is not written with each letter. */
const PAUSE_MS = 400;

/** What was kept under this name, and not saved; null for nothing, or nothing that can be read. */
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
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Keeps what is not saved in the browser, so that a crash takes nothing away; what is saved is forgotten. */
export function useStoredDraft(
  name: string,
  start: FlowDocument,
  document: FlowDocument,
  isSaved: boolean,
): void {
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (isSaved) {
      // What an earlier visit left is offered first.
      if (wasUnsaved.current) dropDraft(name);
      return undefined;
    }
    wasUnsaved.current = true;
    const timer = setTimeout(() => {
      try {
        const draft = JSON.stringify({ start, document, keptAt: new Date().toISOString() });
        localStorage.setItem(PREFIX + name, draft);
      } catch {
        // A full or closed store keeps nothing; the page's own guard still asks before it goes.
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, start, document, isSaved]);
}
