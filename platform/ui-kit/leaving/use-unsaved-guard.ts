import { useEffect, useId } from 'react';
import { texts } from '../texts/en.ts';
import { holdLeaving, type Hold } from './unsaved-changes.ts';

const UNSAVED: Hold = { text: texts.leaving.unsaved };
const NO_MORE: Partial<Hold> = {};

/**
 * Asks before leaving while `isUnsaved`: by links, shortcuts, the back button or closing the tab. `hold` says
 * what differs from the usual question, and must be a stable object.
 */
export function useUnsavedGuard(isUnsaved: boolean, hold: Partial<Hold> = NO_MORE): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    return holdLeaving(id, { ...UNSAVED, ...hold });
  }, [id, isUnsaved, hold]);
}
