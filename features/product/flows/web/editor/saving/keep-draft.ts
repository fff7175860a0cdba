import { useMemo } from 'react';
import { dropChanges, readChanges, useStoredChanges } from '#platform/ui-kit/unsaved/stored-changes.ts';
import { FlowDraft } from '../../../contract/flow-draft.ts';
import type { FlowDocument } from '../../../rules/editor/document.ts';

const PREFIX = 'bellbird-flow-draft:';

/** Returns the unsaved changes that are stored under this name, or null. */
export function readDraft(name: string): FlowDraft | null {
  return readChanges(PREFIX + name, FlowDraft);
}

export function dropDraft(name: string): void {
  dropChanges(PREFIX + name);
}

/** Stores unsaved changes of a flow in the browser. Saved changes are deleted. */
export function useStoredDraft(
  name: string,
  start: FlowDocument,
  document: FlowDocument,
  isSaved: boolean,
): void {
  const changes = useMemo(() => ({ start, document }), [start, document]);
  useStoredChanges(PREFIX + name, changes, isSaved);
}
